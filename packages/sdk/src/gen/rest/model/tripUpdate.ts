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
  /** Whether the operator's terms were ticked (O-148). */
  operatorTerms?: boolean;
  /**
     * Why the trip is canceled.
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
     * Ids or names of the marketplace's categories; stored as ids.
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
     * IANA name; set by operators while the trip is in status created, and by admins.
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
  /** Submits the technical itinerary, as the operator (O-096). */
  operatorTechnicalItineraryApproved?: boolean;
  /** Approves the technical itinerary, as the platform. */
  adminTechnicalItineraryApproved?: boolean;
  /** Opens the technical itinerary outside its window, as an admin or trip manager. */
  technicalItineraryFlagged?: boolean;
  /**
     * All days with all services in their new order, including any changes to them (H-533). A service that is omitted or marked deleted is removed.
     * @maxItems 60
     */
  servicesByDay?: Day[];
  /**
     * Admins only: the number of a trip sold through Rezdy, which has a shorter cancellation window (T-251). Empty for other trips.
     * @maxLength 60
     */
  rezdyTripId?: string;
}
