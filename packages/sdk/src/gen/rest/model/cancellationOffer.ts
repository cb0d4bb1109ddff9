import type { CancellationBasis } from './cancellationBasis.ts';
import type { CancellationDays } from './cancellationDays.ts';
import type { RefundMethod } from './refundMethod.ts';
import type { RefundQuote } from './refundQuote.ts';

export interface CancellationOffer {
  canCancel: boolean;
  reason?: string;
  currency: string;
  /** Absent when no fee is to be noted (T-177). */
  cancellationFeeMinor?: number;
  windowDays: number;
  policyText: string;
  refundMethods: RefundMethod[];
  cancelReasons: string[];
  quote: RefundQuote;
  basis: CancellationBasis;
  /** What cancelling gives back on each day from today to the day before the start, as runs of days with the same amounts; nothing further paid assumed. */
  outlook: CancellationDays[];
}
