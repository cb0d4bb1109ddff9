import type { Tier } from './tier.ts';

/**
 * The departure that the trip runs on, as it is now; operators and admins only.
 */
export interface TripDeparture {
  id: string;
  costSchedule: Tier[];
}
