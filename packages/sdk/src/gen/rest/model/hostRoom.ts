import type { HostRoomType } from './hostRoomType.ts';

export interface HostRoom {
  type: HostRoomType;
}
