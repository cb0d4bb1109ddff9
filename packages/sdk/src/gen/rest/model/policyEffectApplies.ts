
/**
 * newTrips: to trips created from now on and their bookings. fromNow: to what happens from now on. atOnce: to existing records, too.
 */
export type PolicyEffectApplies = typeof PolicyEffectApplies[keyof typeof PolicyEffectApplies];


export const PolicyEffectApplies = {
  newTrips: 'newTrips',
  fromNow: 'fromNow',
  atOnce: 'atOnce',
} as const;
