
export interface MailedCode {
  /** @maxLength 320 */
  email: string;
  /** @maxLength 20 */
  code: string;
}
