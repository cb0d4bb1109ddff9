import type { ArrangedRoom } from './arrangedRoom.ts';
import type { RoomingTraveler } from './roomingTraveler.ts';
import type { UndoneMove } from './undoneMove.ts';

export interface Rooming {
  version: number;
  editable: boolean;
  /** Why no one can be moved. */
  reason?: string;
  /** In booking order, including rooms that moves have emptied. */
  rooms: ArrangedRoom[];
  /** Travelers without a room yet. */
  unplaced: RoomingTraveler[];
  /** Moves undone by a booking change, until they are acknowledged. */
  undone: UndoneMove[];
}
