
export interface Approximation {
  /** Currencies that amounts can be converted to; none while no rates are known. */
  currencies: string[];
  /** In minor units of the other currency. */
  amountMinor?: number;
  currency?: string;
  /** Day of the rate. */
  day?: string;
  /** Publisher of the rate. */
  source?: string;
}
