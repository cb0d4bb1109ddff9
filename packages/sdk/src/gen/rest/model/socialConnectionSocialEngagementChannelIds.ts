
/**
 * The provider's channel by platform.
 */
export type SocialConnectionSocialEngagementChannelIds = {[key: string]: string};
