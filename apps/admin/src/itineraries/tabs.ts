/** The tabs of an itinerary's page, in a separate module, so that parsing the URL doesn't load the page. */
export const itineraryTabs = ['details', 'packages', 'days', 'versions', 'access', 'history'] as const;
export type ItineraryTab = (typeof itineraryTabs)[number];
