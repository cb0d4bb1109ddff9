import type { ArrangedRoom } from './arrangedRoom.ts';
import type { RoomingTraveler } from './roomingTraveler.ts';
import type { UndoneMove } from './undoneMove.ts';

export interface Rooming {
  version: number;
  editable: boolean;
  /** Why nobody can be moved. */
  reason?: string;
  /** In the sequence in which they were booked; those that moves have emptied, too. */
  rooms: ArrangedRoom[];
  /** Travelers in no room yet. */
  unplaced: RoomingTraveler[];
  /** Moves that a change of a booking undid, until they are acknowledged. */
  undone: UndoneMove[];
}
