import type { RefundItem } from './refundItem.ts';

export interface RefundItems {
  /**
     * @minItems 1
     * @maxItems 100
     */
  affectedItems: RefundItem[];
  /** The money that goes back as shown; refused when it differs from the server's. */
  amountMinor?: number;
  /**
     * Why, in words that the traveler reads in the statement.
     * @maxLength 300
     */
  reason?: string;
}
