import type { Tier } from './tier.ts';
import type { Timing } from './timing.ts';

/**
 * The nights before or after a trip.
 */
export interface OptionalAccommodation {
  timing: Timing;
  /** How many rooms of one's own there are. */
  singleSupplementQuantity: number;
  /** What the operator is paid for a traveler's night, in a room of his own and in one for two. */
  costThresholds: Tier[];
}
