
/**
 * Status of a ride with the transfer company.
 */
export type JourneyStatus = typeof JourneyStatus[keyof typeof JourneyStatus];


export const JourneyStatus = {
  pending: 'pending',
  awaiting_approval: 'awaiting approval',
  confirmed: 'confirmed',
  planned: 'planned',
  driver_underway: 'driver underway',
  driver_arrived: 'driver arrived',
  journey_in_progress: 'journey in progress',
  completed: 'completed',
  cancelled_free: 'cancelled free',
  cancelled_with_costs: 'cancelled with costs',
} as const;
