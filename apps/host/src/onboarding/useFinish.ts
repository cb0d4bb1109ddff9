import { getMyProfile, onboardHost, updateMyProfile } from '@caravan/sdk/client';
import {
  getGetMyHostQueryKey,
  getGetMyProfileQueryKey,
  getGetPublicProfileQueryKey,
} from '@caravan/sdk/react-query';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useHost } from '../host/useHost.ts';
import { sentChannels, type Values } from '../publicProfile/form.ts';

/**
 * Ends the onboarding: the host's interests and accounts are saved, then biography and picture in the profile (H-497,
 * H-498), and the records are loaded anew (H-504). Saying it again after half of it failed changes nothing twice.
 */
export function useFinish(onDone: () => void) {
  const host = useHost();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ values, about }: { values: Values; about: boolean }) => {
      await onboardHost({
        _id: host.id,
        categoryInterests: values.interests,
        pagePath: host.pagePath ?? '',
        socialChannels: sentChannels(values),
      });
      if (about) {
        const { id, version } = await getMyProfile();
        await updateMyProfile(id, {
          version,
          bio: values.bio.trim(),
          profilePictureUrl: values.profilePictureUrl,
        });
      }
    },
    meta: { errorToast: false },
    onSuccess: async () => {
      onDone();
      await Promise.all(
        [getGetMyHostQueryKey(), getGetMyProfileQueryKey(), getGetPublicProfileQueryKey(host.id)].map(
          (queryKey) => client.invalidateQueries({ queryKey }),
        ),
      );
    },
  });
}
