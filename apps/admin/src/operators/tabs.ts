/** The tabs of an operator's page; they stand apart, so that reading them from an address does not load it. */
export const operatorTabs = ['details', 'people', 'trips', 'reviews', 'access', 'history'] as const;
export type OperatorTab = (typeof operatorTabs)[number];
