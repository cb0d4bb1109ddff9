
export interface RefundCalculation {
  /** Amount by which the price falls. */
  reductionMinor: number;
  /** Amount refunded to cards. */
  refundMinor: number;
  /** Amount returned as credit. */
  creditMinor: number;
  /** Amount due afterwards. */
  dueMinor: number;
  currency: string;
}
