import type { PublicSitePageKey } from './publicSitePageKey.ts';
import type { PublicSitePageVersion } from './publicSitePageVersion.ts';
import type { SitePageLanguage } from './sitePageLanguage.ts';

export interface PublicSitePage {
  page: PublicSitePageKey;
  language: SitePageLanguage;
  title: string;
  /** Headings, paragraphs, lists, quotes, links, and simple tables only. */
  html: string;
  version: number;
  publishedAt: string;
  /** Every version that can be read, newest first. Of the terms and the privacy notice these are all; of other pages, the current one. */
  versions: PublicSitePageVersion[];
}
