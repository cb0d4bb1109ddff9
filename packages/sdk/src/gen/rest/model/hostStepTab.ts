
/**
 * Workspace tab on which the step's work is done.
 */
export type HostStepTab = typeof HostStepTab[keyof typeof HostStepTab];


export const HostStepTab = {
  pricing: 'pricing',
  promote: 'promote',
  bookings: 'bookings',
  itinerary: 'itinerary',
} as const;
