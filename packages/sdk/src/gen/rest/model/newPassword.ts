
export interface NewPassword {
  /** @maxLength 256 */
  password: string;
}
