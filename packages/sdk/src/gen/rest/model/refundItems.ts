import type { RefundItem } from './refundItem.ts';

export interface RefundItems {
  /**
     * @minItems 1
     * @maxItems 100
     */
  affectedItems: RefundItem[];
  /** The refund as shown; refused if it differs from the server's figure. */
  amountMinor?: number;
  /**
     * Reason as shown to the traveler in the statement.
     * @maxLength 300
     */
  reason?: string;
}
