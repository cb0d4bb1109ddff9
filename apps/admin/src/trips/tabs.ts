/** The tabs of a trip's page. They stand apart from the page, so that reading them from an address does not load it. */
export const tripTabs = [
  'overview',
  'pricing',
  'bookings',
  'companions',
  'days',
  'access',
  'history',
] as const;
export type TripTab = (typeof tripTabs)[number];
