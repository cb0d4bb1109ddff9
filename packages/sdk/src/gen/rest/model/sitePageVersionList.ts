import type { SitePageVersion } from './sitePageVersion.ts';

export interface SitePageVersionList {
  items: SitePageVersion[];
}
