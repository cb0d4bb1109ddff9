
export interface Address {
  /** @maxLength 160 */
  streetLineOne?: string;
  /** @maxLength 160 */
  streetLineTwo?: string;
  /** @maxLength 120 */
  city?: string;
  /** @maxLength 10 */
  subdivisionCode?: string;
  /** @maxLength 20 */
  postalCode?: string;
  /** @maxLength 2 */
  countryCode?: string;
}
