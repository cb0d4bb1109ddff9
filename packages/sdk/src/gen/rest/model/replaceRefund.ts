import type { RefundWay } from './refundWay.ts';

export interface ReplaceRefund {
  way: RefundWay;
  /** For payment: one of the ways offered. */
  paymentId?: string;
  /**
     * For bank: the reference of the transfer.
     * @maxLength 120
     */
  reference?: string;
  /**
     * @minLength 1
     * @maxLength 300
     */
  reason: string;
  /** The refund as shown; refused if it differs. */
  amountMinor: number;
}
