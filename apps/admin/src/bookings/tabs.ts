/** The tabs of an order's page; they stand apart, so that reading them from an address does not load it. */
export const bookingTabs = ['overview', 'money', 'emails', 'access', 'history'] as const;
export type BookingTab = (typeof bookingTabs)[number];
