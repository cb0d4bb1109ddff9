import type { RoomMove } from './roomMove.ts';

export interface RoomMoves {
  version: number;
  /**
     * @minItems 1
     * @maxItems 50
     */
  moves: RoomMove[];
}
