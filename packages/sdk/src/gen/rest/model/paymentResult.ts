import type { PaymentStatus } from './paymentStatus.ts';

export interface PaymentResult {
  paymentId: string;
  /** Lets the payer check the outcome of the payment. */
  secret?: string;
  status: PaymentStatus;
  /** Total paid by card and credit. */
  amountMinor: number;
  creditMinor?: number;
  currency: string;
  provider?: string;
  /** Present with requires_action: lets the payer's browser authenticate with the provider's own script. */
  clientSecret?: string;
  /** A bank debit that takes several days to complete; no further action is needed. */
  onItsWay?: boolean;
  /** The date by which a pending bank debit is expected to complete. */
  expectedOn?: string;
  failureCode?: string;
  failureMessage?: string;
  bookingId?: string;
  orderId?: string;
  tripName?: string;
  activationMailed?: boolean;
}
