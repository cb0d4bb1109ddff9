
export interface PasswordOnly {
  /** @maxLength 256 */
  password: string;
}
