
export interface ActivateUser {
  /** @maxLength 256 */
  password: string;
  /** @maxLength 80 */
  firstName?: string;
  /** @maxLength 80 */
  lastName?: string;
}
