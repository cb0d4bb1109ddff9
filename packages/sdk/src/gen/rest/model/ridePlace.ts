import type { PlaceType } from './placeType.ts';

export interface RidePlace {
  placeId: string;
  name: string;
  type: PlaceType;
  /** An airport's three letters. */
  code?: string;
  city?: string;
  country?: string;
}
