
export interface EarningsReport {
  tripId: string;
  currency: string;
  /** Paying travelers. */
  travelers: number;
  revenueMinor: number;
  serviceFeeMinor: number;
  transactionFeeMinor: number;
  platformFeeMinor: number;
  operatorCostMinor: number;
  /** What the host's own discount codes took off, which his earnings bear. */
  hostDiscountMinor?: number;
  earningsMinor: number;
  /** Paid out before; it is part of the earnings. */
  advanceMinor: number;
  /** Due with the finalized report. */
  firstHalfMinor: number;
  secondHalfMinor: number;
  approved: boolean;
  /** The caller may approve the report now. */
  canApprove?: boolean;
  approvedAt?: string;
  createdAt?: string;
}
