import type { Profile, ProfileUpdate } from '@caravan/sdk';
import { updateMyProfile } from '@caravan/sdk/client';
import { getGetMyProfileQueryKey } from '@caravan/sdk/react-query';
import { toast } from '@caravan/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { words } from './messages.ts';
import { useChange } from '../change/useChange.ts';

/**
 * Saves one section of the user's own profile and reports the outcome (O-193, O-215); field errors show at
 * their fields.
 */
export function useSaveProfile(profile: Profile, section: string) {
  const queryClient = useQueryClient();
  const update = useChange(updateMyProfile, {
    failed: 'here',
    done: () => {
      const [title, message] = words.saved(section);
      return { title, message, time: 'saved' };
    },
    onDone: (saved) => queryClient.setQueryData(getGetMyProfileQueryKey(), saved),
    refreshConflict: [getGetMyProfileQueryKey()],
    onFailed: (error) => {
      if (Object.keys(error.fields).length > 0) return;
      // For troubleshooting (O-215): what was rejected and why, without any of the input.
      console.error('The profile was not saved', { section, code: error.code, status: error.status });
      const [title, message] = words.failed(section);
      toast({ tone: 'error', title, message });
    },
  });
  const save = (changes: Omit<ProfileUpdate, 'version'>) =>
    update.send(profile.id, { version: profile.version, ...changes });
  return { save, isPending: update.isPending };
}
