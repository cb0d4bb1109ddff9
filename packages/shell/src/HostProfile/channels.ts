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

/** Where a handle leads; whoever gave a whole address is taken at their word, if it is one of the web. */
export function channelAddress(channel: Channel, handle: string): string {
  if (/^https?:\/\//i.test(handle)) return handle;
  return before[channel] + handle.replace(/^@/, '');
}
