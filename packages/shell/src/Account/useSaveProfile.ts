import type { ApiError, Profile, ProfileUpdate } from '@caravan/sdk';
import { updateMyProfile } from '@caravan/sdk/client';
import { getGetMyProfileQueryKey } from '@caravan/sdk/react-query';
import { toast } from '@caravan/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { words } from './messages.ts';
import { useChange } from '../change/useChange.ts';

type Handlers = { onSaved: (profile: Profile) => void; onFieldErrors: (error: ApiError) => boolean };

/** Saves a part of one's own profile and says how it went (O-193, O-215). */
export function useSaveProfile(profile: Profile, section: string, { onSaved, onFieldErrors }: Handlers) {
  const queryClient = useQueryClient();
  const update = useChange(updateMyProfile, {
    failed: 'here',
    done: () => {
      const [title, message] = words.saved(section);
      return { title, message, time: 'saved' };
    },
    onDone: (saved) => {
      queryClient.setQueryData(getGetMyProfileQueryKey(), saved);
      onSaved(saved);
    },
    onFailed: (error) => {
      if (error.status === 409) void queryClient.invalidateQueries({ queryKey: getGetMyProfileQueryKey() });
      if (onFieldErrors(error)) return;
      const [title, message] = words.failed(section);
      toast({ tone: 'error', title, message });
    },
  });
  const save = (changes: Omit<ProfileUpdate, 'version'>) =>
    update.run(profile.id, { version: profile.version, ...changes });
  return { save, isPending: update.isPending };
}
