import type { InventoryReviewDefaults } from './inventoryReviewDefaults.ts';
import type { ValidityPeriod } from './validityPeriod.ts';

export interface InventoryMetadata {
  defaultQuantityAvailable: number;
  defaultSingleSupplementQuantity: number;
  defaultMaxNights: number;
  defaultStartDate: string;
  earliestStartDate: string;
  latestStartDate: string;
  rowsBeforeViewAll: number;
  review: InventoryReviewDefaults;
  validityPeriod: ValidityPeriod;
  /** Number of travelers that a new tier adds to the last one (O-228). */
  tierStep: number;
}
