import type { BoardLane } from './boardLane.ts';

export interface TripBoard {
  lanes: BoardLane[];
}
