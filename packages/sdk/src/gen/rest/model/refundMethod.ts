import type { RefundMethodRefundAmount } from './refundMethodRefundAmount.ts';

export interface RefundMethod {
  description: string;
  refundAmount: RefundMethodRefundAmount;
}
