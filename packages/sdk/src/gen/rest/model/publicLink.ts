import type { LinkType } from './linkType.ts';

export interface PublicLink {
  linkType: LinkType;
  path: string;
  hostName: string;
  hostPictureUrl?: string;
  hostBio?: string;
  /** Where the page leads next, as a path of this site or a URL. */
  destination?: string;
  /** Currency of the budgets that a survey asks for. */
  currency: string;
  /** Destinations that a survey offers. */
  destinations: string[];
  timesOfYear: string[];
  locked: boolean;
  lockedReason?: string;
}
