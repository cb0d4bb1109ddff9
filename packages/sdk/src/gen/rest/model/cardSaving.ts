import type { Card } from './card.ts';
import type { PaymentStatus } from './paymentStatus.ts';

export interface CardSaving {
  status: PaymentStatus;
  /** 'Payment method updated!' once the card is saved (T-057). */
  message?: string;
  card?: Card;
  setupReference?: string;
  clientSecret?: string;
}
