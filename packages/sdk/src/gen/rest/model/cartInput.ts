import type { CartAddOn } from './cartAddOn.ts';
import type { RoomChoice } from './roomChoice.ts';

export interface CartInput {
  /** @maxItems 500 */
  addOns?: CartAddOn[];
  /**
     * Stays as it is when absent.
     * @maxItems 50
     */
  travelersRooms?: RoomChoice[];
}
