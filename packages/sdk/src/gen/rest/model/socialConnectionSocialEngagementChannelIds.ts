
/**
 * The provider's channel for each platform.
 */
export type SocialConnectionSocialEngagementChannelIds = {[key: string]: string};
