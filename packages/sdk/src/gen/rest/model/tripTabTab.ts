
export type TripTabTab = typeof TripTabTab[keyof typeof TripTabTab];


export const TripTabTab = {
  configuration: 'configuration',
  pricing: 'pricing',
  itinerary: 'itinerary',
  'services-agreement': 'services-agreement',
  promote: 'promote',
  bookings: 'bookings',
  travelInfo: 'travelInfo',
} as const;
