import type { AddressLocation } from './addressLocation.ts';
import type { Photo } from './photo.ts';
import type { ServiceEditOccupancy } from './serviceEditOccupancy.ts';

/**
 * Fields of a service to change. Omitted fields stay unchanged.
 */
export interface ServiceEdit {
  /**
     * @minimum 1
     * @maximum 60
     */
  day?: number;
  /** @minimum 0 */
  position?: number;
  /** @maxLength 160 */
  name?: string;
  /** @maxLength 160 */
  title?: string;
  /** @maxLength 6000 */
  description?: string;
  /** @maxItems 10 */
  images?: Photo[];
  /** @pattern ^([01][0-9]|2[0-3]):[0-5][0-9]$ */
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
     * @minimum 0
     * @maximum 24
     */
  hoursRequested?: number;
  /**
     * @maxItems 20
     * @items.maxLength 60
     */
  options?: string[];
  addressLocation?: AddressLocation;
  /** @maxLength 60 */
  accommodationType?: string;
  occupancy?: ServiceEditOccupancy;
  /**
     * @minimum 1
     * @maximum 5
     */
  starRating?: number;
  orSimilar?: boolean;
  /** @maxLength 40 */
  mealType?: string;
  /** @maxLength 120 */
  fromCity?: string;
  /** @maxLength 120 */
  toCity?: string;
  /** @maxLength 60 */
  vehicleType?: string;
  /** @maxLength 120 */
  airport?: string;
  /** @minimum 0 */
  minPax?: number;
  /**
     * @minimum 0
     * @maximum 365
     */
  cutoffLeadTimeDays?: number;
  acceptedByHost?: boolean;
  /** Saves the service to the library of the trip's operator, for itineraries and other trips. Open to operators and admins in every status; it leaves the trip unchanged. */
  saveToLibrary?: boolean;
  /** Version of the trip; refused if the trip has changed since. */
  version?: number;
}
