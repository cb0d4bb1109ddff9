import type { Place } from './place.ts';

export interface PlaceList {
  items: Place[];
}
