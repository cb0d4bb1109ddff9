
export interface DiscountCalculation {
  code: string;
  amountMinor: number;
  /** The booking's price afterwards. */
  totalMinor: number;
  dueMinor: number;
  currency: string;
}
