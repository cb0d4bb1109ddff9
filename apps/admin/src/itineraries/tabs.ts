/** The tabs of an itinerary's page; they stand apart, so that reading them from an address does not load it. */
export const itineraryTabs = ['details', 'packages', 'days', 'versions', 'access', 'history'] as const;
export type ItineraryTab = (typeof itineraryTabs)[number];
