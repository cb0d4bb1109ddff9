import type { FeaturesUpdate } from './featuresUpdate.ts';
import type { ThemeUpdate } from './themeUpdate.ts';

export interface TenantSettingsUpdate {
  version: number;
  /**
     * @minLength 1
     * @maxLength 60
     */
  brand?: string;
  /** @maxLength 160 */
  tagline?: string;
  /** @maxLength 20 */
  locale?: string;
  /** @maxLength 320 */
  supportEmail?: string;
  /** @maxLength 320 */
  senderEmail?: string;
  theme?: ThemeUpdate;
  features?: FeaturesUpdate;
}
