
export interface Airport {
  /**
     * @minLength 3
     * @maxLength 3
     */
  code: string;
  /** @maxLength 120 */
  name: string;
  /** @maxLength 80 */
  city?: string;
  /** @maxLength 80 */
  country?: string;
}
