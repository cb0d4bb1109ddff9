/** The tabs of a host's page, in a separate module, so that parsing the URL doesn't load the page. */
export const hostTabs = [
  'profile',
  'people',
  'trips',
  'reviews',
  'emails',
  'payouts',
  'access',
  'history',
] as const;
export type HostTab = (typeof hostTabs)[number];
