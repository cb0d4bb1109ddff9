
/**
 * Group in the host's list (H-252).
 */
export type TripSummaryHostGroup = typeof TripSummaryHostGroup[keyof typeof TripSummaryHostGroup];


export const TripSummaryHostGroup = {
  Requests: 'Requests',
  Pending_Trips: 'Pending Trips',
  Live_Trips: 'Live Trips',
  Completed: 'Completed',
  Cancelled: 'Cancelled',
} as const;
