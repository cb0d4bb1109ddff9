import type { RoomingTraveler } from './roomingTraveler.ts';
import type { RoomType } from './roomType.ts';

export interface ArrangedRoom {
  /** The traveler of the party for whom the room was first booked. */
  id: string;
  /** Position in this list, counted from 1. */
  number: number;
  roomType: RoomType;
  /** Absent where any number of travelers can share it. */
  sleeps?: number;
  travelers: RoomingTraveler[];
}
