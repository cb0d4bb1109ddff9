/** The tabs of an order's page, in a separate module, so that parsing the URL doesn't load the page. */
export const bookingTabs = ['overview', 'money', 'emails', 'access', 'history'] as const;
export type BookingTab = (typeof bookingTabs)[number];
