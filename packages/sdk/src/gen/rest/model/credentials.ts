
export interface Credentials {
  /** @maxLength 320 */
  email: string;
  /** @maxLength 256 */
  password: string;
}
