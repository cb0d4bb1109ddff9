import type { SitePageAction } from './sitePageAction.ts';
import type { SitePageKey } from './sitePageKey.ts';
import type { SitePageLanguage } from './sitePageLanguage.ts';
import type { SitePageVersion } from './sitePageVersion.ts';

export interface SitePage {
  page: SitePageKey;
  language: SitePageLanguage;
  version: number;
  /** The draft's, else what is published. */
  title: string;
  html: string;
  /** Absent without a draft. */
  draftSavedAt?: string;
  /** Name of the person. */
  draftSavedBy?: string;
  live?: SitePageVersion;
  availableActions: SitePageAction[];
}
