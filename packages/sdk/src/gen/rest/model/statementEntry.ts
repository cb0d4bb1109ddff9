
export interface StatementEntry {
  at: string;
  kind: string;
  /** What the entry is for. */
  memo: string;
  orderId?: string;
  bookingId?: string;
  tripId?: string;
  /** Amount added to the balance owed; negative if it reduces it. */
  amountMinor: number;
  balanceMinor: number;
  currency: string;
}
