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
}
