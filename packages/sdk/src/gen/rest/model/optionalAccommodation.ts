import type { Tier } from './tier.ts';
import type { Timing } from './timing.ts';

/**
 * Nights before or after a trip.
 */
export interface OptionalAccommodation {
  timing: Timing;
  /** Number of single rooms. */
  singleSupplementQuantity: number;
  /** What the operator is paid per traveler and night, in a single room and in a double room. */
  costThresholds: Tier[];
}
