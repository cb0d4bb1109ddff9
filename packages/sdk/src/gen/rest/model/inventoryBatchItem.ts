import type { InventoryChange } from './inventoryChange.ts';

export interface InventoryBatchItem {
  inventoryItemId: string;
  change: InventoryChange;
}
