
export type MarketingListImportRefusedItem = {
  line: number;
  value: string;
};
