
export type CartBookingPaymentData = {
  paidAmountMinor: number;
  dueAmountMinor: number;
};
