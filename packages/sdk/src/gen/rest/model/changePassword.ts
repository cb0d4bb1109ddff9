
export interface ChangePassword {
  /** @maxLength 256 */
  currentPassword: string;
  /** @maxLength 256 */
  password: string;
}
