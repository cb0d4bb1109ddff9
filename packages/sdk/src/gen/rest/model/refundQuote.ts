import type { RefundQuoteOutcome } from './refundQuoteOutcome.ts';

export interface RefundQuote {
  /** The cancel call carries it. */
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
