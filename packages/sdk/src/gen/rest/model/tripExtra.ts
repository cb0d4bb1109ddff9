import type { ServiceType } from './serviceType.ts';
import type { Timing } from './timing.ts';

export interface TripExtra {
  id: string;
  type: ServiceType;
  timing: Timing;
  name: string;
  /** Price for one traveler. */
  unitPriceWithFeeMinor: number;
  /** Number left; absent when it is unlimited. */
  available?: number;
}
