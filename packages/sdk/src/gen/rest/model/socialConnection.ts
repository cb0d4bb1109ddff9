import type { SocialConnectionSocialEngagementChannelIds } from './socialConnectionSocialEngagementChannelIds.ts';

export interface SocialConnection {
  /** For the provider's own widget; ends by itself. */
  token: string;
  socialEngagementUserId: string;
  /** The provider's channel by platform. */
  socialEngagementChannelIds: SocialConnectionSocialEngagementChannelIds;
}
