import type { GeoLocation } from './geoLocation.ts';

export interface AddressLocation {
  /** @maxLength 200 */
  name: string;
  /** @maxLength 200 */
  placeId?: string;
  /**
     * @maxItems 20
     * @items.maxLength 60
     */
  types?: string[];
  geoLocation?: GeoLocation;
}
