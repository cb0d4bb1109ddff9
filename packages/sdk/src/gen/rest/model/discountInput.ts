
export interface DiscountInput {
  /**
     * @minLength 1
     * @maxLength 40
     */
  code: string;
  /** The discount shown to the user; refused if it differs from the server's. */
  amountMinor?: number;
}
