import type { AddressLocation } from './addressLocation.ts';
import type { AlternativeAccommodation } from './alternativeAccommodation.ts';
import type { FlightWindow } from './flightWindow.ts';
import type { Photo } from './photo.ts';
import type { ServiceOccupancy } from './serviceOccupancy.ts';
import type { ServiceType } from './serviceType.ts';
import type { Timing } from './timing.ts';

/**
 * One entry of a day. Its type determines which fields apply (O-065 to O-073).
 */
export interface Service {
  id?: string;
  /**
     * Day of the trip, starting at 1.
     * @minimum 1
     * @maximum 60
     */
  day?: number;
  /** @minimum 0 */
  position?: number;
  type: ServiceType;
  timing?: Timing;
  /** @maxLength 160 */
  name?: string;
  /** @maxLength 160 */
  title?: string;
  /** @maxLength 6000 */
  description?: string;
  /** @maxItems 10 */
  images?: Photo[];
  /**
     * HH or HH:MM, stored as HH:MM (O-142).
     * @pattern ^([01]?[0-9]|2[0-3])(:[0-5][0-9])?$
     */
  startTime?: string;
  /**
     * @minimum 0
     * @maximum 1440
     */
  lengthMinutes?: number;
  /** @maxLength 200 */
  location?: string;
  /** @minimum 0 */
  priceMinor?: number;
  /**
     * What a traveler pays for one unit.
     * @minimum 0
     */
  unitPriceWithFeeMinor?: number;
  /** @maxLength 60 */
  accommodationType?: string;
  occupancy?: ServiceOccupancy;
  /**
     * @minimum 1
     * @maximum 5
     */
  starRating?: number;
  /**
     * @minimum 1
     * @maximum 60
     */
  numberOfNights?: number;
  orSimilar?: boolean;
  /** @maxLength 40 */
  mealType?: string;
  /**
     * @maxItems 20
     * @items.maxLength 60
     */
  options?: string[];
  includedActivity?: boolean;
  bookable?: boolean;
  /**
     * Number of spots; absent if unlimited.
     * @minimum 0
     */
  capacity?: number;
  /** @minimum 0 */
  available?: number;
  /** @minimum 0 */
  minPax?: number;
  /**
     * @minimum 0
     * @maximum 365
     */
  cutoffLeadTimeDays?: number;
  /** @maxLength 120 */
  fromCity?: string;
  /** @maxLength 120 */
  toCity?: string;
  /** @maxLength 60 */
  vehicleType?: string;
  /** @maxLength 120 */
  airport?: string;
  /**
     * @minimum 1
     * @maximum 24
     */
  hoursAvailable?: number;
  /**
     * @minimum 0
     * @maximum 24
     */
  hoursRequested?: number;
  /** @minimum 0 */
  pricePerHourMinor?: number;
  /** @maxLength 5 */
  timeAvailableStart?: string;
  acceptedByHost?: boolean;
  /** Whether the operator can reuse the service in other itineraries (O-188). */
  saveToLibrary?: boolean;
  /** Removes the service on save (O-108). */
  deleted?: boolean;
  viewOnly?: boolean;
  addressLocation?: AddressLocation;
  /**
     * @minimum 1
     * @maximum 60
     */
  checkInDay?: number;
  /**
     * @minimum 0
     * @maximum 30
     */
  maxNights?: number;
  /**
     * @minimum 0
     * @maximum 1000
     */
  quantityAvailable?: number;
  cutoffDate?: string;
  /**
     * @minimum 0
     * @maximum 1000
     */
  numberOfTransfers?: number;
  airportTransfer?: boolean;
  flightWindow?: FlightWindow;
  /** @maxItems 20 */
  alternatives?: AlternativeAccommodation[];
  /** Day of the trip, starting at 0; set by the server (H-230). */
  dayIndex?: number;
  /** The service is no longer part of the trip; set by the server (H-230). */
  removed?: boolean;
  /** The service is in its operator's library; set by the server (H-230). */
  serviceLibrary?: boolean;
  /** The operator of the service; absent for gatherings. Set by the server (H-230). */
  operator?: string;
  /** The member who added the service to the trip; set by the server (H-230). */
  user?: string;
  /** When the service was added to the trip; set by the server (H-230). */
  createdDate?: string;
}
