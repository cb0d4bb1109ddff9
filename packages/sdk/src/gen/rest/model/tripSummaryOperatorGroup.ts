
/**
 * Group in the operator's list (O-086); absent for canceled trips.
 */
export type TripSummaryOperatorGroup = typeof TripSummaryOperatorGroup[keyof typeof TripSummaryOperatorGroup];


export const TripSummaryOperatorGroup = {
  New_Trip_Requests: 'New Trip Requests',
  Pending_Review: 'Pending Review',
  Live: 'Live',
  Confirmed: 'Confirmed',
  Complete: 'Complete',
} as const;
