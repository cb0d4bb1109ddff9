import type { LinkType } from './linkType.ts';

export interface PublicLink {
  linkType: LinkType;
  path: string;
  hostName: string;
  hostPictureUrl?: string;
  hostBio?: string;
  /** Where the page leads on to, a path of this site or an address. */
  destination?: string;
  /** Of the budgets that a survey asks for. */
  currency: string;
  /** What a survey offers to choose from. */
  destinations: string[];
  timesOfYear: string[];
  locked: boolean;
  lockedReason?: string;
}
