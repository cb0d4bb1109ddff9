
export interface Theme {
  /** @pattern ^#[0-9a-fA-F]{6}$ */
  accent: string;
  /**
     * Color of text on paper.
     * @pattern ^#[0-9a-fA-F]{6}$
     */
  ink?: string;
  /**
     * Background color of pages.
     * @pattern ^#[0-9a-fA-F]{6}$
     */
  paper?: string;
  /**
     * Font of titles.
     * @maxLength 40
     */
  displayFont?: string;
  /**
     * Font of all other text.
     * @maxLength 40
     */
  textFont?: string;
  /**
     * Roundness of corners.
     * @maxLength 20
     */
  radius?: string;
  /**
     * Spacing: airy or dense.
     * @maxLength 20
     */
  density?: string;
  /** @maxLength 300 */
  logoUrl?: string;
}
