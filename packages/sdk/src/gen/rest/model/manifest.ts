import type { HostRoom } from './hostRoom.ts';
import type { ManifestCompanion } from './manifestCompanion.ts';
import type { ManifestParty } from './manifestParty.ts';
import type { ManifestPrint } from './manifestPrint.ts';
import type { ManifestRoom } from './manifestRoom.ts';
import type { Roommate } from './roommate.ts';

export interface Manifest {
  hostName: string;
  /** Of the host and his companions. */
  dietaryRestriction?: string;
  additionalRequests?: string;
  companions: ManifestCompanion[];
  hostRooms: HostRoom[];
  /** One for each order, in the sequence in which they were made. */
  parties: ManifestParty[];
  /** As they were booked and arranged since, in the sequence in which they were booked; what moves have emptied has nobody. */
  rooms: ManifestRoom[];
  /** How many travel, without the host and his companions. */
  travelers: number;
  lastPrint?: ManifestPrint;
  /** Who was on the last print and does not travel any more; told to operators. */
  left?: Roommate[];
  /** Travelers whose trip form is not complete; told to hosts. */
  formsMissing?: number;
}
