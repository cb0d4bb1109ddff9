
export interface ReconciliationResult {
  /** How many charges, refunds and disputes were looked at. */
  compared: number;
  /** How many differences are open now. */
  differences: number;
}
