import type { ManifestTraveler } from './manifestTraveler.ts';

export interface ManifestParty {
  orderId: string;
  /** As shown in tables of bookings. */
  status: string;
  travelers: ManifestTraveler[];
}
