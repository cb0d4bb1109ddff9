/** The tabs of a trip's page, in a separate module, so that parsing the URL doesn't load the page. */
export const tripTabs = [
  'overview',
  'pricing',
  'bookings',
  'companions',
  'days',
  'versions',
  'emails',
  'payouts',
  'access',
  'history',
] as const;
export type TripTab = (typeof tripTabs)[number];
