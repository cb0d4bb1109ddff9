import type { Payout } from './payout.ts';

export interface PayoutPage {
  items: Payout[];
  nextCursor?: string;
}
