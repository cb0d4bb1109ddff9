import type { QueuedRefund } from './queuedRefund.ts';

export interface RefundPage {
  /** Currencies of all refunds. */
  currencies: string[];
  items: QueuedRefund[];
  nextCursor?: string;
}
