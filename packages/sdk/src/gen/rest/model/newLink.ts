import type { LinkType } from './linkType.ts';

export interface NewLink {
  hostId: string;
  linkType: LinkType;
  /** @maxLength 80 */
  path: string;
  /** @maxLength 500 */
  destination?: string;
}
