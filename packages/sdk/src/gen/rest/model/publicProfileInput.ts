import type { NamedCode } from './namedCode.ts';
import type { SocialChannels } from './socialChannels.ts';

export interface PublicProfileInput {
  version: number;
  /** @maxLength 80 */
  displayName?: string;
  /**
     * Up to 350 characters (H-362).
     * @maxLength 2000
     */
  bio?: string;
  /** @maxLength 500 */
  profilePictureUrl?: string;
  /**
     * Category ids.
     * @maxItems 20
     * @items.maxLength 60
     */
  interests: string[];
  /** @maxItems 20 */
  languages?: NamedCode[];
  country?: NamedCode;
  /**
     * @maxItems 10
     * @items.maxLength 40
     */
  pronouns?: string[];
  socialChannels: SocialChannels;
}
