/** The tabs of an operator's page, in a separate module, so that parsing the URL doesn't load the page. */
export const operatorTabs = [
  'details',
  'people',
  'trips',
  'reviews',
  'emails',
  'payouts',
  'access',
  'history',
] as const;
export type OperatorTab = (typeof operatorTabs)[number];
