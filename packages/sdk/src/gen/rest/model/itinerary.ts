import type { Airport } from './airport.ts';
import type { Day } from './day.ts';
import type { ItineraryAction } from './itineraryAction.ts';
import type { ItinerarySummary } from './itinerarySummary.ts';
import type { LeadTime } from './leadTime.ts';
import type { OptionalService } from './optionalService.ts';
import type { PackageSetup } from './packageSetup.ts';
import type { Person } from './person.ts';
import type { Photo } from './photo.ts';
import type { ReviewComment } from './reviewComment.ts';
import type { SingleSupplementOffer } from './singleSupplementOffer.ts';
import type { SpotLimits } from './spotLimits.ts';

export type Itinerary = ItinerarySummary & {
  tripSummary: string;
  minimumSpots: number;
  maximumSpots: number;
  yearOverYearIncreaseBp?: number;
  travelerInsuranceRequired: boolean;
  passportRequired?: boolean;
  arrivalLocation?: Airport;
  departureLocation?: Airport;
  operatorCode?: string;
  operator?: Person;
  photos: Photo[];
  cities?: string[];
  logistics?: string;
  inclusions?: string[];
  exclusions?: string[];
  packages: PackageSetup[];
  servicesByDay: Day[];
  additionalOptionalServices?: OptionalService[];
  itineraryInventoryEnabled?: boolean;
  tripLeadTime?: LeadTime;
  hostGroundTransferCostMinor?: number;
  /** The operator it belongs to. */
  owner?: string;
  spotLimits?: SpotLimits;
  /** The next start that can be requested; absent when there is none. */
  startDate?: string;
  singleSupplement?: SingleSupplementOffer;
  /** Steps of the review that this person could take; absent for who cannot edit it. */
  availableActions?: ItineraryAction[];
  /** What the admin who sent it back asked to change; absent once it is submitted again. */
  reviewNote?: string;
  /** What the admin who sent it back said about single fields and services; kept until it is approved. */
  reviewComments?: ReviewComment[];
  /** The last version that was live; absent when none was. */
  liveVersion?: number;
  version: number;
};
