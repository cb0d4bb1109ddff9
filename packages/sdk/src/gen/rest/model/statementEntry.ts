
export interface StatementEntry {
  at: string;
  kind: string;
  /** What the entry is for. */
  memo: string;
  orderId?: string;
  bookingId?: string;
  tripId?: string;
  /** What it adds to what is owed; negative takes off. */
  amountMinor: number;
  balanceMinor: number;
  currency: string;
}
