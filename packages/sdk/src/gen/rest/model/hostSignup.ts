
export interface HostSignup {
  /** @maxLength 320 */
  email: string;
  /**
     * @minLength 1
     * @maxLength 80
     */
  firstName: string;
  /**
     * @minLength 1
     * @maxLength 80
     */
  lastName: string;
  /**
     * The referral link or page of the host who referred the person (H-130, H-621). Unknown values are ignored.
     * @maxLength 80
     */
  referral?: string;
}
