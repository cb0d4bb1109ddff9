import type { Roommate } from './roommate.ts';
import type { RoomType } from './roomType.ts';

export interface ManifestRoom {
  id: string;
  /** Starts at 1 in this list. */
  number: number;
  roomType: RoomType;
  travelers: Roommate[];
}
