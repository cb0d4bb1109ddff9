
/**
 * What the marketplace approves of a trip.
 */
export type TripPart = typeof TripPart[keyof typeof TripPart];


export const TripPart = {
  page: 'page',
  technicalItinerary: 'technicalItinerary',
  earningsReport: 'earningsReport',
} as const;
