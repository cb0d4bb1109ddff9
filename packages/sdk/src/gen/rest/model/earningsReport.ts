
export interface EarningsReport {
  tripId: string;
  currency: string;
  /** Number of paying travelers. */
  travelers: number;
  revenueMinor: number;
  serviceFeeMinor: number;
  transactionFeeMinor: number;
  platformFeeMinor: number;
  operatorCostMinor: number;
  /** Total taken off by the host's own discount codes, which the host's earnings bear. */
  hostDiscountMinor?: number;
  earningsMinor: number;
  /** Paid out earlier; part of the earnings. */
  advanceMinor: number;
  /** Due when the report is finalized. */
  firstHalfMinor: number;
  secondHalfMinor: number;
  approved: boolean;
  /** Whether the caller may approve the report now. */
  canApprove?: boolean;
  approvedAt?: string;
  createdAt?: string;
}
