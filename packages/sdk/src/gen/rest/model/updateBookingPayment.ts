import type { UpdateBookingPaymentPaymentOption } from './updateBookingPaymentPaymentOption.ts';

export type UpdateBookingPayment = {
  paymentOption: UpdateBookingPaymentPaymentOption;
  amountMinor: number;
  /**
     * A token of the payment provider; cardId may pay instead.
     * @maxLength 200
     */
  paymentMethod?: string;
  /** A kept card. */
  cardId?: string;
  saveCard?: boolean;
};
