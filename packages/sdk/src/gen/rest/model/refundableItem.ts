
export interface RefundableItem {
  itemId: string;
  label: string;
  participantId?: string;
  /** Current price of the item. */
  amountMinor: number;
}
