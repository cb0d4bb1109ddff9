import type { GeoLocation } from './geoLocation.ts';
import type { PlaceType } from './placeType.ts';

export interface Place {
  placeId: string;
  name: string;
  type: PlaceType;
  /** An airport's three letters. */
  code?: string;
  city?: string;
  country?: string;
  countryCode?: string;
  geoLocation?: GeoLocation;
}
