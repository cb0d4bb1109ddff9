import type { HostRoom } from './hostRoom.ts';
import type { ManifestCompanion } from './manifestCompanion.ts';
import type { ManifestParty } from './manifestParty.ts';
import type { ManifestPrint } from './manifestPrint.ts';
import type { ManifestRoom } from './manifestRoom.ts';
import type { Roommate } from './roommate.ts';

export interface Manifest {
  hostName: string;
  /** Dietary restrictions of the host and their companions. */
  dietaryRestriction?: string;
  additionalRequests?: string;
  companions: ManifestCompanion[];
  hostRooms: HostRoom[];
  /** One per order, in the order in which they were made. */
  parties: ManifestParty[];
  /** As booked and rearranged since, in the order in which they were booked; rooms emptied by moves have no travelers. */
  rooms: ManifestRoom[];
  /** Number of travelers, excluding the host and their companions. */
  travelers: number;
  lastPrint?: ManifestPrint;
  /** People on the last print who no longer travel; for operators only. */
  left?: Roommate[];
  /** Number of travelers whose trip form is incomplete; for hosts only. */
  formsMissing?: number;
}
