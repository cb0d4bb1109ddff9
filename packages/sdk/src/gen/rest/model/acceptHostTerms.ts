import type { Prices } from './prices.ts';

export interface AcceptHostTerms {
  /**
     * Version of the document that was read.
     * @maxLength 40
     */
  terms: string;
  version: number;
  prices?: Prices;
  flightStipendMinor?: number;
}
