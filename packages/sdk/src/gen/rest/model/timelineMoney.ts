import type { TimelineMoneyWhat } from './timelineMoneyWhat.ts';
import type { TimelineState } from './timelineState.ts';

export interface TimelineMoney {
  what: TimelineMoneyWhat;
  state: TimelineState;
  amountMinor: number;
  currency: string;
  /** What a payout is for. */
  label?: string;
  /** How it was paid, such as Visa ending in 4242. */
  method?: string;
  payeeName?: string;
  /** The order of a payment, refund, or dispute. */
  bookingId?: string;
  orderId?: string;
  /** Why it failed or is held. */
  problem?: string;
}
