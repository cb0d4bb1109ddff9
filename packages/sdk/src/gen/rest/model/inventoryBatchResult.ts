import type { InventoryOutcome } from './inventoryOutcome.ts';

export interface InventoryBatchResult {
  saved: number;
  failed: number;
  message: string;
  results: InventoryOutcome[];
}
