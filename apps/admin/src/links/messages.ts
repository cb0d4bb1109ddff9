import type { LinkType } from '@caravan/sdk';

export const words = {
  title: 'Links',
  description: 'Pages that hosts share: surveys, e-mail lists and referrals.',
  search: 'Search by address or host',
  add: 'Add a link',
  added: 'Link added',
  columns: { path: 'Address', type: 'Kind', host: 'Host', destination: 'Leads to', state: 'State' },
  allTypes: 'All kinds',
  host: 'Host',
  path: 'Address',
  pathHelp: 'Small letters, digits and hyphens. It cannot be changed later.',
  destination: 'Leads to',
  destinationHelp: 'A path of this site or an https:// address. Empty: the page’s own end.',
  ownPage: 'Its own page',
  active: 'Active',
  inactive: 'Inactive',
  locked: 'Locked',
  empty: 'No link found',
  emptyText: 'Add the first link of a host.',
  history: 'History of this link',
};

export const typeWords: Record<LinkType, string> = {
  survey: 'Survey',
  emailCapture: 'E-mail list',
  referral: 'Referral',
};
