import type { AddressLocation } from './addressLocation.ts';
import type { AlternativeInputOccupancy } from './alternativeInputOccupancy.ts';
import type { Photo } from './photo.ts';

export interface AlternativeInput {
  /** Version of the itinerary. */
  version: number;
  /** @maxLength 160 */
  name?: string;
  /** @minimum 0 */
  priceMinor?: number;
  /** @maxLength 60 */
  accommodationType?: string;
  occupancy?: AlternativeInputOccupancy;
  /**
     * @minimum 1
     * @maximum 5
     */
  starRating?: number;
  addressLocation?: AddressLocation;
  /** @maxLength 6000 */
  description?: string;
  /** @maxItems 10 */
  images?: Photo[];
}
