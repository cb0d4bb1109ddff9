import type { CancellationBasis } from './cancellationBasis.ts';
import type { CancellationDays } from './cancellationDays.ts';
import type { RefundMethod } from './refundMethod.ts';
import type { RefundQuote } from './refundQuote.ts';

export interface CancellationOffer {
  canCancel: boolean;
  reason?: string;
  currency: string;
  /** Absent if there is no fee to show (T-177). */
  cancellationFeeMinor?: number;
  windowDays: number;
  policyText: string;
  refundMethods: RefundMethod[];
  /** The reasons to choose from, in the language of the response. Cancel with one of them, or with the traveler's own words. */
  cancelReasons: string[];
  quote: RefundQuote;
  basis: CancellationBasis;
  /** Refunds for canceling on each day from today to the day before the start, grouped into runs of days with the same amounts; assumes no further payments. */
  outlook: CancellationDays[];
}
