import type { PaymentStatus } from './paymentStatus.ts';

export interface PaymentResult {
  paymentId: string;
  /** Lets whoever paid ask how it went. */
  secret?: string;
  status: PaymentStatus;
  /** By card and by credit together. */
  amountMinor: number;
  creditMinor?: number;
  currency: string;
  provider?: string;
  /** With requires_action: lets the payer's browser authenticate with the provider's own script. */
  clientSecret?: string;
  /** A bank debit that ends in some days; there is nothing more to do. */
  onItsWay?: boolean;
  /** The day by which a bank debit that is on its way is expected to have ended. */
  expectedOn?: string;
  failureCode?: string;
  failureMessage?: string;
  bookingId?: string;
  orderId?: string;
  tripName?: string;
  activationMailed?: boolean;
}
