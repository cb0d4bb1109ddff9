import type { Airport } from './airport.ts';
import type { Day } from './day.ts';
import type { LeadTime } from './leadTime.ts';
import type { OptionalService } from './optionalService.ts';
import type { PackageSetup } from './packageSetup.ts';
import type { Photo } from './photo.ts';

export interface ItineraryDraft {
  /** @maxLength 200 */
  name: string;
  /** @maxLength 80 */
  country: string;
  /** @maxLength 120 */
  destination: string;
  /**
     * @minimum 1
     * @maximum 60
     */
  lengthInDays: number;
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
     * @minimum 1
     * @maximum 3
     */
  tier?: number;
  /**
     * Ids or names of the marketplace's categories; stored as ids.
     * @maxItems 12
     * @items.maxLength 60
     */
  categories?: string[];
  hero?: Photo;
  /** @maxItems 10 */
  photos?: Photo[];
  /**
     * @maxItems 20
     * @items.maxLength 80
     */
  cities?: string[];
  /** @maxLength 4000 */
  logistics?: string;
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
  arrivalLocation?: Airport;
  departureLocation?: Airport;
  travelerInsuranceRequired?: boolean;
  passportRequired?: boolean;
  /**
     * @minimum 0
     * @maximum 5000
     */
  yearOverYearIncreaseBp?: number;
  /** Whether standard-package requests without extra wishes skip the review (H-316). */
  instantApproval?: boolean;
  /** @maxItems 3 */
  packages?: PackageSetup[];
  /** @maxItems 60 */
  servicesByDay?: Day[];
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
  /** @maxLength 60 */
  operatorCode?: string;
}
