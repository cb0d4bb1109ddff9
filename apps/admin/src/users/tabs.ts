/** The tabs of a person's page, in a separate module, so that parsing the URL doesn't load the page. */
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
