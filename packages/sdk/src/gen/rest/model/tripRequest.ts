import type { BeforeAfter } from './beforeAfter.ts';
import type { Companion } from './companion.ts';
import type { HostRoom } from './hostRoom.ts';
import type { ItinerarySummary } from './itinerarySummary.ts';
import type { PackageLevel } from './packageLevel.ts';
import type { Person } from './person.ts';
import type { ServiceChoice } from './serviceChoice.ts';
import type { TripRequestOutcome } from './tripRequestOutcome.ts';
import type { TripRequestStatus } from './tripRequestStatus.ts';
import type { WorkshopChoice } from './workshopChoice.ts';

export interface TripRequest {
  id: string;
  status: TripRequestStatus;
  instantlyApproved: boolean;
  trovaAutoPriced: boolean;
  tripId?: string;
  itinerary: ItinerarySummary;
  host: Person;
  itineraryInventoryItemId?: string;
  startDate: string;
  endDate: string;
  tripLength: number;
  selectedPackage: PackageLevel;
  dietaryRestriction?: string;
  companions: Companion[];
  hostRooms: HostRoom[];
  quantityOfHostsRooms: number;
  selectedWorkshopSpaces?: WorkshopChoice[];
  hostSelectedOptionalActivities?: ServiceChoice[];
  hostSelectedOptionalServices?: ServiceChoice[];
  /** The least suggested price when it was sent. */
  basePriceMinor?: number;
  /** The first of the itinerary's (O-062). */
  category?: string;
  prePostAccommodationSelection?: BeforeAfter;
  prePostTransferSelection?: BeforeAfter;
  additionalRequests?: string;
  rejectionReason?: string;
  /** When the host took it back; its status is rejected then. */
  withdrawnAt?: string;
  /** Nobody has answered it yet: its host may change it or take it back, its operator may make a trip of it or decline. */
  editable: boolean;
  /** What came of it for its host. */
  outcome: TripRequestOutcome;
  createdAt?: string;
  version: number;
}
