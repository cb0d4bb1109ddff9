
export interface Theme {
  /** @pattern ^#[0-9a-fA-F]{6}$ */
  accent: string;
  /** @maxLength 40 */
  displayFont?: string;
  /** @maxLength 20 */
  radius?: string;
  /** @maxLength 300 */
  logoUrl?: string;
}
