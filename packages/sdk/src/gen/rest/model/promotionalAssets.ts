
export interface PromotionalAssets {
  /** @maxLength 500 */
  portalUrl?: string;
  /** @maxLength 500 */
  albumUrl?: string;
  /** @maxLength 500 */
  featuredImageUrl?: string;
}
