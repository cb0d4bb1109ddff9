import type { RefundQuoteOutcome } from './refundQuoteOutcome.ts';

export interface RefundQuote {
  /** The id to send when canceling. */
  id: string;
  outcome: RefundQuoteOutcome;
  paidMinor: number;
  refundMinor: number;
  tripCreditMinor: number;
  forfeitedMinor: number;
  feeMinor: number;
  refundableUntil: string;
  rules: string[];
}
