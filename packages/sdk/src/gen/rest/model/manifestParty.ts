import type { ManifestTraveler } from './manifestTraveler.ts';

export interface ManifestParty {
  orderId: string;
  /** As tables of bookings show it. */
  status: string;
  travelers: ManifestTraveler[];
}
