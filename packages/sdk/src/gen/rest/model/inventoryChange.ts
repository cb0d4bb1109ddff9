import type { PackageLevel } from './packageLevel.ts';
import type { RoomSupply } from './roomSupply.ts';
import type { Tier } from './tier.ts';

/**
 * The changes to a departure; omitted fields stay unchanged.
 */
export interface InventoryChange {
  version?: number;
  packageLevel?: PackageLevel;
  startDate?: string;
  /**
     * @minimum 1
     * @maximum 1000
     */
  quantityAvailable?: number;
  /** @minimum 0 */
  singleSupplementPriceMinor?: number;
  /**
     * @minimum 0
     * @maximum 1000
     */
  singleSupplementQuantityAvailable?: number;
  /**
     * 0 removes it.
     * @minimum 0
     */
  preTransferPriceMinor?: number;
  /**
     * 0 removes it.
     * @minimum 0
     */
  postTransferPriceMinor?: number;
  preAccommodation?: RoomSupply;
  postAccommodation?: RoomSupply;
  /**
     * @minItems 1
     * @maxItems 100
     */
  costSchedule?: Tier[];
  /**
     * Accommodation ids, at most one per range of days; ranges without one use the default (O-189).
     * @maxItems 60
     */
  accommodationSelections?: string[];
}
