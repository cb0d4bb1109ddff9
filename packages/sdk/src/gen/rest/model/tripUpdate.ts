import type { Day } from './day.ts';
import type { LaunchForm } from './launchForm.ts';
import type { Photo } from './photo.ts';
import type { Prices } from './prices.ts';
import type { PromoteEmailInput } from './promoteEmailInput.ts';
import type { PromotionalAssets } from './promotionalAssets.ts';
import type { ServicePrice } from './servicePrice.ts';
import type { Tier } from './tier.ts';
import type { TripStatus } from './tripStatus.ts';
import type { TripUpdatePublishStatus } from './tripUpdatePublishStatus.ts';

export interface TripUpdate {
  version: number;
  status?: TripStatus;
  /** The operator's terms were ticked (O-148). */
  operatorTerms?: boolean;
  /**
     * Why a trip is cancelled.
     * @maxLength 500
     */
  reason?: string;
  /**
     * @minLength 1
     * @maxLength 70
     */
  name?: string;
  /** @maxLength 4000 */
  tripSummary?: string;
  /**
     * @maxItems 12
     * @items.maxLength 60
     */
  categories?: string[];
  /** @maxItems 10 */
  photos?: Photo[];
  /**
     * Null unschedules the launch.
     * @nullable
     */
  launchDate?: string | null;
  bookingAutoConfirmation?: boolean;
  hasHostCompletedPromoteTutorial?: boolean;
  publishRequest?: boolean;
  prices?: Prices;
  /**
     * @minimum -1000000000
     * @maximum 100000000000
     */
  flightStipendMinor?: number;
  /**
     * @minItems 1
     * @maxItems 100
     */
  costSchedule?: Tier[];
  /** @minimum 0 */
  singleSupplementPriceMinor?: number;
  /**
     * @minimum 0
     * @maximum 1000
     */
  singleSupplementQuantity?: number;
  /**
     * @minimum 2
     * @maximum 500
     */
  minimumSpots?: number;
  /**
     * @minimum 2
     * @maximum 500
     */
  maximumSpots?: number;
  /** @maxLength 60 */
  operatorCode?: string;
  /** @maxLength 500 */
  preparationListUrl?: string;
  /**
     * IANA name; operators while the trip is created, admins.
     * @maxLength 60
     */
  timeZone?: string;
  launch?: LaunchForm;
  /** @maxItems 20 */
  promoteEmails?: PromoteEmailInput[];
  promotionalAssets?: PromotionalAssets;
  /** Admins only. */
  publishStatus?: TripUpdatePublishStatus;
  /**
     * New prices of services (O-183).
     * @maxItems 200
     */
  servicesToUpdate?: ServicePrice[];
  /** The operator submits the technical itinerary (O-096). */
  operatorTechnicalItineraryApproved?: boolean;
  /** The platform approves it. */
  adminTechnicalItineraryApproved?: boolean;
  /** A helper opens the technical itinerary outside its window. */
  technicalItineraryFlagged?: boolean;
  /**
     * All days with all services, in their new order, with what changed of them (H-533). A service that is left out or marked deleted is removed.
     * @maxItems 60
     */
  servicesByDay?: Day[];
  /**
     * Admins only: the number of a trip that is sold through Rezdy, with its shorter cancellation window (T-251). Empty when it is not.
     * @maxLength 60
     */
  rezdyTripId?: string;
}
