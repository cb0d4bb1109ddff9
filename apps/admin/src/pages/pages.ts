import { type SitePage, SitePageKey, SitePageLanguage } from '@caravan/sdk';

export const pageKeys = Object.values(SitePageKey);
export const languages = Object.values(SitePageLanguage);

/** The pages that have an address of their own. */
export const hasAddress = (page: SitePageKey) => page !== 'preparation' && page !== 'hostTerms';

/** The pages whose earlier versions, with their notes, can be read by everyone. */
export const keepsVersions = (page: SitePageKey) => page === 'terms' || page === 'privacy';

/** What the editor starts with. The version stays the one that was read, even if the page is loaded again. */
export const draftOf = ({ version, title, html }: SitePage) => ({ version, title, html });
