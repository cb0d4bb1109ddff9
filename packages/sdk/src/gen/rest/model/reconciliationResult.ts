
export interface ReconciliationResult {
  /** Number of charges, refunds and disputes compared. */
  compared: number;
  /** Number of differences that are open now. */
  differences: number;
}
