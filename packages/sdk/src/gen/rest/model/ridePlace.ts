import type { PlaceType } from './placeType.ts';

export interface RidePlace {
  placeId: string;
  name: string;
  type: PlaceType;
  /** Three-letter code of an airport. */
  code?: string;
  city?: string;
  country?: string;
}
