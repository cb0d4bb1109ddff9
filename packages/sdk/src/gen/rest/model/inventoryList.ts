import type { InventoryItem } from './inventoryItem.ts';

export interface InventoryList {
  items: InventoryItem[];
  years: number[];
}
