import type { CartPaymentOption } from './cartPaymentOption.ts';

export interface CartPayment {
  option: CartPaymentOption;
  /** Includes any increase in the insurance premium. */
  amountMinor: number;
}
