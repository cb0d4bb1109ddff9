
export interface DiscountInput {
  /**
     * @minLength 1
     * @maxLength 40
     */
  code: string;
  /** The discount as shown; refused when it differs from the server's. */
  amountMinor?: number;
}
