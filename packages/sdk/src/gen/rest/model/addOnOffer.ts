import type { AddOnOfferOccupancy } from './addOnOfferOccupancy.ts';
import type { ServiceType } from './serviceType.ts';
import type { Timing } from './timing.ts';

/**
 * Something that each traveler can add once.
 */
export interface AddOnOffer {
  serviceId: string;
  type: ServiceType;
  timing: Timing;
  occupancy?: AddOnOfferOccupancy;
  name: string;
  description?: string;
  unitPriceWithFeeMinor: number;
  /** Absent if unlimited. */
  available?: number;
}
