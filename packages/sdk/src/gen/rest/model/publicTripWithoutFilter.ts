
export type PublicTripWithoutFilter = typeof PublicTripWithoutFilter[keyof typeof PublicTripWithoutFilter];


export const PublicTripWithoutFilter = {
  q: 'q',
  month: 'month',
  country: 'country',
  destination: 'destination',
  days: 'days',
  maxPriceMinor: 'maxPriceMinor',
  host: 'host',
  category: 'category',
  minSpots: 'minSpots',
  pace: 'pace',
} as const;
