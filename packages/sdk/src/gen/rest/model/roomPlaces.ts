import type { RoomType } from './roomType.ts';

export interface RoomPlaces {
  /** How many of the party it takes, 1 or 2. */
  travelers: number;
  /** What it can be, the preferred first (T-264). */
  roomTypes: RoomType[];
}
