
export interface TotpConfirmation {
  /**
     * @minLength 1
     * @maxLength 80
     */
  flow: string;
  /**
     * @minLength 1
     * @maxLength 12
     */
  code: string;
}
