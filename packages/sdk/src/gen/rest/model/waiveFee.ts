
export interface WaiveFee {
  /** @maxLength 120 */
  itemId: string;
  /** @minimum 1 */
  amountMinor: number;
  /**
     * @minLength 1
     * @maxLength 1000
     */
  reason: string;
}
