import type { ApiError } from '@caravan/sdk';
import { getMyProfile, onboardHost, updateMyProfile } from '@caravan/sdk/client';
import { getGetMyProfileQueryKey } from '@caravan/sdk/react-query';
import { type ChangeRequest, useChange } from '@caravan/shell/useChange';
import { useHost } from '../host/useHost.ts';
import { sentChannels } from '../publicProfile/form.ts';
import type { OnboardingValues } from './steps.ts';

type Handlers = { onDone: () => void; onFailed: (error: ApiError) => void };

/**
 * Completes the onboarding: saves the host's interests and accounts, then biography and picture in the
 * profile (H-497, H-498), and refetches the records (H-504). It is safe to repeat after a partial failure.
 */
export function useFinish({ onDone, onFailed }: Handlers) {
  const host = useHost();
  const finish = async (values: OnboardingValues, request: ChangeRequest) => {
    await onboardHost(
      {
        _id: host.id,
        categoryInterests: values.interests,
        pagePath: host.pagePath ?? '',
        socialChannels: sentChannels(values),
        ...(values.socialEngagementUserId && {
          socialEngagementUserId: values.socialEngagementUserId,
        }),
      },
      request,
    );
    if (!values.about) return;
    const { id, version } = await getMyProfile();
    await updateMyProfile(id, {
      version,
      bio: values.bio.trim(),
      profilePictureUrl: values.profilePictureUrl,
    });
  };
  return useChange(finish, {
    failed: 'here',
    onFailed,
    refresh: [getGetMyProfileQueryKey()],
    onDone,
  });
}
