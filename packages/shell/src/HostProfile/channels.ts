import type { SocialChannels } from '@caravan/sdk';

export type Channel = keyof SocialChannels;

const before: Record<Channel, string> = {
  facebook: 'https://www.facebook.com/',
  instagram: 'https://www.instagram.com/',
  tiktok: 'https://www.tiktok.com/@',
  youtube: 'https://www.youtube.com/@',
  personalSite: 'https://',
};

export const channelNames = Object.keys(before) as Channel[];

/** The URL of a handle. If the host entered a full web address, it is used as is. */
export function channelAddress(channel: Channel, handle: string): string {
  if (/^https?:\/\//i.test(handle)) return handle;
  return before[channel] + handle.replace(/^@/, '');
}
