import type { RoomingTraveler } from './roomingTraveler.ts';
import type { RoomType } from './roomType.ts';

export interface ArrangedRoom {
  /** The traveler of the party for whom it was booked first. */
  id: string;
  /** Counts from 1 in this list. */
  number: number;
  roomType: RoomType;
  /** Absent where any number can share it. */
  sleeps?: number;
  travelers: RoomingTraveler[];
}
