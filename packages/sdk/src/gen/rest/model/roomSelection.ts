import type { RoomPlaces } from './roomPlaces.ts';

/**
 * Sleeping arrangements available to the party (T-165 to T-170).
 */
export interface RoomSelection {
  editable: boolean;
  /** Why the rooms cannot be changed. */
  reason?: string;
  /** Whether everyone in the cart has a private room. */
  allPrivate: boolean;
  /** The rooms, unless everyone has a private one; in an odd-numbered party, the last is for one traveler. */
  rooms: RoomPlaces[];
}
