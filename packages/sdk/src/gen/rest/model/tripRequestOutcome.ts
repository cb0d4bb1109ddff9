
/**
 * Outcome for the host.
 */
export type TripRequestOutcome = typeof TripRequestOutcome[keyof typeof TripRequestOutcome];


export const TripRequestOutcome = {
  waiting: 'waiting',
  accepted: 'accepted',
  declined: 'declined',
  withdrawn: 'withdrawn',
} as const;
