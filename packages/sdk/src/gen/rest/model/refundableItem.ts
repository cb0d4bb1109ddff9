
export interface RefundableItem {
  itemId: string;
  label: string;
  participantId?: string;
  /** What its price still is. */
  amountMinor: number;
}
