import type { ServiceType } from './serviceType.ts';
import type { Timing } from './timing.ts';

export interface TripExtra {
  id: string;
  type: ServiceType;
  timing: Timing;
  name: string;
  /** What one traveler pays. */
  unitPriceWithFeeMinor: number;
  /** How many are left; absent when there are as many as one likes. */
  available?: number;
}
