import type { ApiError, Profile, ProfileUpdate } from '@caravan/sdk';
import { getGetMyProfileQueryKey, useUpdateMyProfile } from '@caravan/sdk/react-query';
import { toast } from '@caravan/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { words } from './messages.ts';

type Handlers = { onSaved: (profile: Profile) => void; onFieldErrors: (error: ApiError) => boolean };

/** Saves a part of one's own profile and says how it went (O-193, O-215). */
export function useSaveProfile(profile: Profile, section: string, { onSaved, onFieldErrors }: Handlers) {
  const queryClient = useQueryClient();
  const update = useUpdateMyProfile({
    mutation: {
      meta: { errorToast: false },
      onSuccess: (saved) => {
        queryClient.setQueryData(getGetMyProfileQueryKey(), saved);
        const [title, message] = words.saved(section);
        toast({ title, message, time: 'saved' });
        onSaved(saved);
      },
      onError: (error) => {
        if (error.status === 409) void queryClient.invalidateQueries({ queryKey: getGetMyProfileQueryKey() });
        if (onFieldErrors(error)) return;
        const [title, message] = words.failed(section);
        toast({ tone: 'error', title, message });
      },
    },
  });
  const save = (changes: Omit<ProfileUpdate, 'version'>) =>
    update.mutate({ id: profile.id, data: { version: profile.version, ...changes } });
  return { save, isPending: update.isPending };
}
