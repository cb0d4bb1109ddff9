import type { ManifestRoom } from './manifestRoom.ts';
import type { ManifestTraveler } from './manifestTraveler.ts';

export interface ManifestParty {
  orderId: string;
  /** As tables of bookings show it. */
  status: string;
  /** Rooms by positions in the party. */
  rooms: ManifestRoom[];
  travelers: ManifestTraveler[];
}
