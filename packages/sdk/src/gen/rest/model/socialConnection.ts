import type { SocialConnectionSocialEngagementChannelIds } from './socialConnectionSocialEngagementChannelIds.ts';

export interface SocialConnection {
  /** Token for the provider's own widget; it expires. */
  token: string;
  socialEngagementUserId: string;
  /** The provider's channel for each platform. */
  socialEngagementChannelIds: SocialConnectionSocialEngagementChannelIds;
}
