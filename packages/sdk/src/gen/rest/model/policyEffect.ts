import type { KeptPolicy } from './keptPolicy.ts';
import type { PolicyEffectApplies } from './policyEffectApplies.ts';
import type { TouchedByPolicy } from './touchedByPolicy.ts';

export interface PolicyEffect {
  path: string;
  /** newTrips: to trips created from now on and their bookings. fromNow: to what happens from now on. atOnce: to existing records, too. */
  applies: PolicyEffectApplies;
  /** The proposed value, as JSON. */
  valueText: string;
  /** The other values that open trips keep, most bookings first. */
  kept: KeptPolicy[];
  touched: TouchedByPolicy[];
}
