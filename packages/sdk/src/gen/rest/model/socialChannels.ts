
export interface SocialChannels {
  /** @maxLength 120 */
  facebook?: string;
  /** @maxLength 120 */
  instagram?: string;
  /** @maxLength 120 */
  tiktok?: string;
  /** @maxLength 120 */
  youtube?: string;
  /** @maxLength 300 */
  personalSite?: string;
}
