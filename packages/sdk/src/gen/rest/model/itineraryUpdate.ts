import type { Airport } from './airport.ts';
import type { Day } from './day.ts';
import type { ItineraryStatus } from './itineraryStatus.ts';
import type { LeadTime } from './leadTime.ts';
import type { OptionalService } from './optionalService.ts';
import type { PackageSetup } from './packageSetup.ts';
import type { Photo } from './photo.ts';
import type { ReviewComment } from './reviewComment.ts';
import type { ServiceToUpdate } from './serviceToUpdate.ts';

export interface ItineraryUpdate {
  version: number;
  /** @maxLength 200 */
  name?: string;
  /** @maxLength 80 */
  country?: string;
  /** @maxLength 120 */
  destination?: string;
  /**
     * @minimum 1
     * @maximum 60
     */
  lengthInDays?: number;
  /** @maxLength 4000 */
  tripSummary?: string;
  /**
     * @minimum 0
     * @maximum 500
     */
  minimumSpots?: number;
  /**
     * @minimum 0
     * @maximum 500
     */
  maximumSpots?: number;
  /**
     * @minimum 1
     * @maximum 5
     */
  activityLevel?: number;
  /**
     * Ids or names of the marketplace's categories; stored as ids.
     * @maxItems 12
     * @items.maxLength 60
     */
  categories?: string[];
  /**
     * @maxItems 40
     * @items.maxLength 300
     */
  inclusions?: string[];
  /**
     * @maxItems 40
     * @items.maxLength 300
     */
  exclusions?: string[];
  /** @maxItems 3 */
  packages?: PackageSetup[];
  /** @maxItems 60 */
  servicesByDay?: Day[];
  instantApproval?: boolean;
  /** @maxItems 10 */
  photos?: Photo[];
  travelerInsuranceRequired?: boolean;
  arrivalLocation?: Airport;
  departureLocation?: Airport;
  /** @maxLength 60 */
  operatorCode?: string;
  hero?: Photo;
  /**
     * @maxItems 20
     * @items.maxLength 80
     */
  cities?: string[];
  /** @maxLength 4000 */
  logistics?: string;
  passportRequired?: boolean;
  /**
     * @minimum 0
     * @maximum 5000
     */
  yearOverYearIncreaseBp?: number;
  /** @maxItems 40 */
  additionalOptionalServices?: OptionalService[];
  itineraryInventoryEnabled?: boolean;
  tripLeadTime?: LeadTime;
  /** @minimum 0 */
  hostGroundTransferCostMinor?: number;
  /**
     * Currency id (O-195).
     * @minLength 3
     * @maxLength 3
     */
  currency?: string;
  /** @maxItems 200 */
  servicesToUpdate?: ServiceToUpdate[];
  status?: ItineraryStatus;
  /**
     * Changes requested from the operator; allowed only with a status that sends the itinerary back, and required there unless there are comments.
     * @maxLength 1000
     */
  reviewNote?: string;
  /**
     * Comments on individual fields and services; allowed only with a status that sends the itinerary back.
     * @maxItems 60
     */
  reviewComments?: ReviewComment[];
  termsAndConditions?: boolean;
}
