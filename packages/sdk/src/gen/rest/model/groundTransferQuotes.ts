import type { GroundTransferQuote } from './groundTransferQuote.ts';

export interface GroundTransferQuotes {
  arrivalQuotes: GroundTransferQuote[];
  departureQuotes: GroundTransferQuote[];
  /** The company did not answer for this leg. */
  arrivalError?: boolean;
  departureError?: boolean;
}
