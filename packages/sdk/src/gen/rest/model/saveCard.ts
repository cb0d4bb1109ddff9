
export interface SaveCard {
  /**
     * A token of the payment provider.
     * @maxLength 200
     */
  paymentMethod?: string;
  /** @maxLength 200 */
  setupReference?: string;
}
