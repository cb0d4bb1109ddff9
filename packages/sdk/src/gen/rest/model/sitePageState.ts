import type { SitePageKey } from './sitePageKey.ts';
import type { SitePageLanguage } from './sitePageLanguage.ts';
import type { SitePageVersion } from './sitePageVersion.ts';

/**
 * The state of a page in one language.
 */
export interface SitePageState {
  page: SitePageKey;
  language: SitePageLanguage;
  /** Absent without a draft. */
  draftSavedAt?: string;
  live?: SitePageVersion;
}
