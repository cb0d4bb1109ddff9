
export interface TestCard {
  /**
     * @minLength 12
     * @maxLength 23
     */
  number: string;
  /**
     * @minimum 1
     * @maximum 12
     */
  expMonth: number;
  /**
     * @minimum 2000
     * @maximum 2200
     */
  expYear: number;
  /**
     * @minLength 3
     * @maxLength 4
     */
  cvc: string;
  /** @maxLength 120 */
  name?: string;
}
