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
  /** The lowest suggested price when the request was sent. */
  basePriceMinor?: number;
  /** First category of the itinerary (O-062). */
  category?: string;
  prePostAccommodationSelection?: BeforeAfter;
  prePostTransferSelection?: BeforeAfter;
  additionalRequests?: string;
  rejectionReason?: string;
  /** When the host withdrew the request; its status is then rejected. */
  withdrawnAt?: string;
  /** Whether the request is unanswered: its host may change or withdraw it, and its operator may accept it as a trip or decline it. */
  editable: boolean;
  /** Outcome for the host. */
  outcome: TripRequestOutcome;
  createdAt?: string;
  version: number;
}
