
export type HomeTripModel = typeof HomeTripModel[keyof typeof HomeTripModel];


export const HomeTripModel = {
  trip: 'trip',
  tripRequest: 'tripRequest',
} as const;
