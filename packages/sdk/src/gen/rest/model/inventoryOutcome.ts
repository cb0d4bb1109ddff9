import type { InventoryItem } from './inventoryItem.ts';
import type { InventoryOutcomeFields } from './inventoryOutcomeFields.ts';

export interface InventoryOutcome {
  inventoryItemId: string;
  saved: boolean;
  code?: string;
  error?: string;
  fields?: InventoryOutcomeFields;
  item?: InventoryItem;
}
