
export interface PayoutAccountInput {
  /** @maxLength 140 */
  holder: string;
  /**
     * An IBAN, or an account number with the bank's routing number.
     * @maxLength 60
     */
  number: string;
  /**
     * A BIC, or a nine-digit routing number.
     * @maxLength 20
     */
  routing?: string;
}
