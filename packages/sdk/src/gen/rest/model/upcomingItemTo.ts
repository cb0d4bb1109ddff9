
/**
 * The page where the item is completed; absent for items that need no action.
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
