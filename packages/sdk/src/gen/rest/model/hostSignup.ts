
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
     * The referral link, or the page, of the host who sent the person (H-130, H-621). One that is unknown is let be.
     * @maxLength 80
     */
  referral?: string;
}
