import type { RoomPlaces } from './roomPlaces.ts';

/**
 * How the party can sleep (T-165 to T-170).
 */
export interface RoomSelection {
  editable: boolean;
  /** Why the rooms cannot be changed. */
  reason?: string;
  /** Everyone has a private room, as the cart has it. */
  allPrivate: boolean;
  /** The rooms while not everyone has a private one; of an odd party the last is for one traveler. */
  rooms: RoomPlaces[];
}
