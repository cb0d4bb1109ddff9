import type { SitePageLanguage } from './sitePageLanguage.ts';

export type GetPublicSitePageParams = {
/**
 * Default: the caller's language.
 */
language?: SitePageLanguage;
/**
 * Default: the current version.
 * @minimum 1
 * @maximum 100000
 */
version?: number;
};
