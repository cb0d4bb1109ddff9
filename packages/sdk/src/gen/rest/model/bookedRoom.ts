import type { RoomType } from './roomType.ts';

export interface BookedRoom {
  roomType: RoomType;
  travelers: string[];
}
