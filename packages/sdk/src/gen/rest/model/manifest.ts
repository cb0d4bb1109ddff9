import type { HostRoom } from './hostRoom.ts';
import type { ManifestCompanion } from './manifestCompanion.ts';
import type { ManifestParty } from './manifestParty.ts';

export interface Manifest {
  hostName: string;
  /** Of the host and his companions. */
  dietaryRestriction?: string;
  additionalRequests?: string;
  companions: ManifestCompanion[];
  hostRooms: HostRoom[];
  /** One for each order, in the sequence in which they were made. */
  parties: ManifestParty[];
  /** How many travel, without the host and his companions. */
  travelers: number;
  /** Travelers whose trip form is not complete; told to hosts. */
  formsMissing?: number;
}
