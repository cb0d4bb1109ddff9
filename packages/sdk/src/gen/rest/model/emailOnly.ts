
export interface EmailOnly {
  /** @maxLength 320 */
  email: string;
}
