
export interface DiscountCalculation {
  code: string;
  amountMinor: number;
  /** The booking's price after the change. */
  totalMinor: number;
  dueMinor: number;
  currency: string;
}
