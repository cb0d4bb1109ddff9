import type { GroundTransferQuote } from './groundTransferQuote.ts';

export interface GroundTransferQuotes {
  arrivalQuotes: GroundTransferQuote[];
  departureQuotes: GroundTransferQuote[];
  /** Whether the company did not answer for this leg. */
  arrivalError?: boolean;
  departureError?: boolean;
}
