import type { LinkType } from '@caravan/sdk';

export const words = {
  title: 'Links',
  description: 'Pages hosts share: surveys, email lists, and referrals.',
  search: 'Search by path or host',
  add: 'Add link',
  added: 'Link added',
  columns: { path: 'Path', type: 'Type', host: 'Host', destination: 'Destination', state: 'State' },
  allTypes: 'All types',
  host: 'Host',
  path: 'Path',
  pathHelp: 'Lowercase letters, numbers, and hyphens. You cannot change it later.',
  destination: 'Destination',
  destinationHelp: 'A path on this site or an https:// URL. Leave empty to end on the page itself.',
  ownPage: 'Its own page',
  active: 'Active',
  inactive: 'Inactive',
  locked: 'Locked',
  empty: 'No links found',
  emptyText: 'Add a link for a host.',
  history: 'Link history',
};

export const typeWords: Record<LinkType, string> = {
  survey: 'Survey',
  emailCapture: 'Email list',
  referral: 'Referral',
};
