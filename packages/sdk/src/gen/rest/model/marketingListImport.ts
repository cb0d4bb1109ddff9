import type { MarketingListImportRefusedItem } from './marketingListImportRefusedItem.ts';

export interface MarketingListImport {
  imported: number;
  known: number;
  refused: MarketingListImportRefusedItem[];
}
