import type { BoardItinerary } from './boardItinerary.ts';
import type { BoardLane } from './boardLane.ts';

export interface TripBoard {
  lanes: BoardLane[];
  /** Those of all requests and trips on the board, by name. */
  itineraries: BoardItinerary[];
}
