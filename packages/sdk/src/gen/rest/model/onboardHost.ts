import type { SocialChannels } from './socialChannels.ts';

export interface OnboardHost {
  /** The host's id. */
  _id: string;
  /**
     * @maxItems 20
     * @items.maxLength 60
     */
  categoryInterests: string[];
  /** @maxLength 120 */
  pagePath: string;
  socialChannels?: SocialChannels;
  /** @maxLength 120 */
  socialEngagementUserId?: string;
}
