import type { UpdateBookingPaymentPaymentOption } from './updateBookingPaymentPaymentOption.ts';

export type UpdateBookingPayment = {
  paymentOption: UpdateBookingPaymentPaymentOption;
  amountMinor: number;
  /**
     * A token of the payment provider; cardId or creditMinor may pay instead.
     * @maxLength 200
     */
  paymentMethod?: string;
  /** A kept card. */
  cardId?: string;
  saveCard?: boolean;
  /**
     * Of one's credit, as a part of amountMinor; the card pays the rest. It pays no insurance.
     * @minimum 0
     */
  creditMinor?: number;
};
