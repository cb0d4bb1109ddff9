
export interface RefundEntry {
  at: string;
  account: string;
  /** Debit; negative for a credit. */
  amountMinor: number;
}
