import type { ActivityChoice } from './activityChoice.ts';
import type { RoomChoice } from './roomChoice.ts';

export interface HoldInput {
  /**
     * @minimum 1
     * @maximum 50
     */
  spots: number;
  /** @maxItems 50 */
  rooms?: RoomChoice[];
  /** @maxItems 50 */
  activities?: ActivityChoice[];
}
