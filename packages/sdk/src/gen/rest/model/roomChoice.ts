import type { RoomType } from './roomType.ts';

export interface RoomChoice {
  roomType: RoomType;
  /**
     * Positions in the party, the customer being 0. A dormitory takes any number of travelers (T-084).
     * @minItems 1
     * @maxItems 50
     * @items.minimum 0
     */
  travelers: number[];
}
