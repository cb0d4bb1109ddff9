import type { RoomType } from './roomType.ts';

export interface ManifestRoom {
  roomType: RoomType;
  /** Names of those who share it. */
  travelers: string[];
}
