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
  /** The operator that owns the itinerary. */
  owner?: string;
  spotLimits?: SpotLimits;
  /** The next start date that can be requested; absent if there is none. */
  startDate?: string;
  singleSupplement?: SingleSupplementOffer;
  /** Review steps that the caller can take; absent if they cannot edit the itinerary. */
  availableActions?: ItineraryAction[];
  /** Changes requested by the admin who sent it back; absent once it is resubmitted. */
  reviewNote?: string;
  /** Comments on individual fields and services by the admin who sent it back; kept until approval. */
  reviewComments?: ReviewComment[];
  /** The last version that was live; absent if none was. */
  liveVersion?: number;
  version: number;
};
