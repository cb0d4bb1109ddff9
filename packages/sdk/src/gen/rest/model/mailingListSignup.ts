
export interface MailingListSignup {
  /** @maxLength 320 */
  email: string;
  /** Must be true. */
  consent: boolean;
}
