import type { InventoryBatchItem } from './inventoryBatchItem.ts';

export interface InventoryBatch {
  /**
     * @minItems 1
     * @maxItems 200
     */
  items: InventoryBatchItem[];
}
