import type { AddressLocation } from './addressLocation.ts';
import type { AlternativeAccommodationOccupancy } from './alternativeAccommodationOccupancy.ts';
import type { Photo } from './photo.ts';

/**
 * An alternative place to stay on the days of an accommodation (O-073, O-106). It has the same number of nights as the default.
 */
export interface AlternativeAccommodation {
  id: string;
  /** @maxLength 160 */
  name: string;
  /** @minimum 0 */
  priceMinor?: number;
  /** @maxLength 60 */
  accommodationType?: string;
  occupancy?: AlternativeAccommodationOccupancy;
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
  addressLocation?: AddressLocation;
  /** @maxLength 6000 */
  description?: string;
  /** @maxItems 10 */
  images?: Photo[];
}
