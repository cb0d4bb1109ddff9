
export interface RefundCalculation {
  /** What the price falls by. */
  reductionMinor: number;
  /** What goes back to cards. */
  refundMinor: number;
  /** What comes back as credit. */
  creditMinor: number;
  /** What is due afterwards. */
  dueMinor: number;
  currency: string;
}
