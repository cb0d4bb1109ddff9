import type { PublicPaymentKind } from './publicPaymentKind.ts';

export interface PublicPayment {
  kind: PublicPaymentKind;
  /** Per traveler. */
  amountMinor: number;
  /** Absent for what is paid when booking. */
  due?: string;
}
