
export interface RefundItem {
  /** @maxLength 120 */
  itemId: string;
  /**
     * A part of the item; all of it when absent.
     * @minimum 1
     */
  amountMinor?: number;
}
