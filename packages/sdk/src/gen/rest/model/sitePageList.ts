import type { SitePageState } from './sitePageState.ts';

export interface SitePageList {
  items: SitePageState[];
}
