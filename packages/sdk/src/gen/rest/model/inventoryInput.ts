import type { PackageLevel } from './packageLevel.ts';
import type { RoomSupply } from './roomSupply.ts';
import type { Tier } from './tier.ts';

export interface InventoryInput {
  packageLevel: PackageLevel;
  startDate: string;
  /**
     * @minimum 1
     * @maximum 1000
     */
  quantityAvailable: number;
  /** @minimum 0 */
  singleSupplementPriceMinor: number;
  /**
     * @minimum 0
     * @maximum 1000
     */
  singleSupplementQuantityAvailable: number;
  /** @minimum 0 */
  preTransferPriceMinor?: number;
  /** @minimum 0 */
  postTransferPriceMinor?: number;
  preAccommodation?: RoomSupply;
  postAccommodation?: RoomSupply;
  /**
     * @minItems 1
     * @maxItems 100
     */
  costSchedule: Tier[];
  version?: number;
}
