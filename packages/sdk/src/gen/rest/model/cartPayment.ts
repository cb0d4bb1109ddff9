import type { CartPaymentOption } from './cartPaymentOption.ts';

export interface CartPayment {
  option: CartPaymentOption;
  /** With what the insurance costs more. */
  amountMinor: number;
}
