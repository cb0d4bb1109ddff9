import type { PayBookingPaymentOption } from './payBookingPaymentOption.ts';

export interface PayBooking {
  paymentOption: PayBookingPaymentOption;
  amountMinor: number;
  /**
     * A token from the payment provider; cardId or creditMinor can pay instead.
     * @maxLength 200
     */
  paymentMethod?: string;
  /** A saved card. */
  cardId?: string;
  saveCard?: boolean;
  /**
     * Amount of the payer's credit to use, as part of amountMinor; the card pays the rest.
     * @minimum 0
     */
  creditMinor?: number;
}
