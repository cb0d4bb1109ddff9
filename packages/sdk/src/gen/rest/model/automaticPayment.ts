import type { AutomaticPaymentStatus } from './automaticPaymentStatus.ts';

export interface AutomaticPayment {
  status: AutomaticPaymentStatus;
  cardId?: string;
  cardLabel?: string;
}
