
export interface Approximation {
  /** What amounts can be told in; none while no rates are known. */
  currencies: string[];
  /** In minor units of the other currency. */
  amountMinor?: number;
  currency?: string;
  /** Of the rate. */
  day?: string;
  /** Who publishes the rate. */
  source?: string;
}
