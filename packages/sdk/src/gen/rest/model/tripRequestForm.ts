import type { BeforeAfter } from './beforeAfter.ts';
import type { Companion } from './companion.ts';
import type { HostRoom } from './hostRoom.ts';
import type { PackageLevel } from './packageLevel.ts';
import type { ServiceChoice } from './serviceChoice.ts';
import type { WorkshopChoice } from './workshopChoice.ts';

export interface TripRequestForm {
  /** ID of the itinerary. */
  itinerary: string;
  itineraryInventoryItemId?: string;
  selectedPackage: PackageLevel;
  startDate: string;
  /** @maxLength 60 */
  dietaryRestriction?: string;
  /** @maxItems 20 */
  companions?: Companion[];
  /** @maxItems 20 */
  hostRooms?: HostRoom[];
  /**
     * @minimum 1
     * @maximum 20
     */
  quantityOfHostsRooms?: number;
  /** @maxItems 20 */
  selectedWorkshopSpaces?: WorkshopChoice[];
  /** @maxItems 40 */
  hostSelectedOptionalActivities?: ServiceChoice[];
  /**
     * From the itinerary's additionalOptionalServices (O-074).
     * @maxItems 40
     */
  hostSelectedOptionalServices?: ServiceChoice[];
  /** The lowest suggested price as shown; refused if it differs from the server's (H-220). */
  basePriceMinor?: number;
  /** Length in days as shown; refused if it differs from the server's (H-220). */
  tripLength?: number;
  prePostAccommodationSelection?: BeforeAfter;
  prePostTransferSelection?: BeforeAfter;
  /** @maxLength 4000 */
  additionalRequests?: string;
}
