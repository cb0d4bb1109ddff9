import type { CartAddOn } from './cartAddOn.ts';
import type { RoomChoice } from './roomChoice.ts';

export interface CartInput {
  /** @maxItems 500 */
  addOns?: CartAddOn[];
  /**
     * Unchanged if omitted.
     * @maxItems 50
     */
  travelersRooms?: RoomChoice[];
}
