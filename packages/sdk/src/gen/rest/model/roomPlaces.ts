import type { RoomType } from './roomType.ts';

export interface RoomPlaces {
  /** Number of travelers it sleeps, 1 or 2. */
  travelers: number;
  /** Possible room types, preferred first (T-264). */
  roomTypes: RoomType[];
}
