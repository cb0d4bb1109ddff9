
export interface RefundItem {
  /** @maxLength 120 */
  itemId: string;
  /**
     * Part of the item's price; the whole price when absent.
     * @minimum 1
     */
  amountMinor?: number;
}
