
export type RefundMethodRefundAmount = {
  refundMinor: number;
  tripCreditMinor: number;
};
