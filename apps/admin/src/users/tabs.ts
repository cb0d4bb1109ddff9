/** The tabs of a person's page; they stand apart, so that reading them from an address does not load it. */
export const userTabs = [
  'profile',
  'bookings',
  'credits',
  'emails',
  'assignments',
  'access',
  'history',
] as const;
export type UserTab = (typeof userTabs)[number];
