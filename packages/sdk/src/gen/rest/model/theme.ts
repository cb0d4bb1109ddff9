
export interface Theme {
  /** @pattern ^#[0-9a-fA-F]{6}$ */
  accent: string;
  /**
     * Of text on paper.
     * @pattern ^#[0-9a-fA-F]{6}$
     */
  ink?: string;
  /**
     * What pages are printed on.
     * @pattern ^#[0-9a-fA-F]{6}$
     */
  paper?: string;
  /**
     * Of titles.
     * @maxLength 40
     */
  displayFont?: string;
  /**
     * Of everything else.
     * @maxLength 40
     */
  textFont?: string;
  /**
     * How round corners are.
     * @maxLength 20
     */
  radius?: string;
  /**
     * How much air there is: airy or dense.
     * @maxLength 20
     */
  density?: string;
  /** @maxLength 300 */
  logoUrl?: string;
}
