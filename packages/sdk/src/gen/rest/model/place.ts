import type { GeoLocation } from './geoLocation.ts';
import type { PlaceType } from './placeType.ts';

export interface Place {
  placeId: string;
  name: string;
  type: PlaceType;
  /** Three-letter code of an airport. */
  code?: string;
  city?: string;
  country?: string;
  countryCode?: string;
  geoLocation?: GeoLocation;
}
