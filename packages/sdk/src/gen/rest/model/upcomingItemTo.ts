
/**
 * The page on which it is done; absent of what only happens.
 */
export type UpcomingItemTo = typeof UpcomingItemTo[keyof typeof UpcomingItemTo];


export const UpcomingItemTo = {
  terms: 'terms',
  tripForm: 'tripForm',
  payment: 'payment',
  insurance: 'insurance',
  companions: 'companions',
  preparation: 'preparation',
  review: 'review',
} as const;
