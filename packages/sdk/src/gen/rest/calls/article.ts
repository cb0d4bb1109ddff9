import * as $core from '../../../core/call.ts';
import type { CallInit } from '../../../core/http.ts';
import type { GetPublicSitePageParams, PublicSitePage, PublicSitePageKey, SitePage, SitePageChange, SitePageDraft, SitePageKey, SitePageLanguage, SitePageList, SitePagePublication, SitePageVersion, SitePageVersionList } from '../model/index.ts';

/**
 * No sign-in required. Returned in the language asked for if it is published there, else in the marketplace's, else in any. Earlier versions can be read of the terms and the privacy notice only. Returns 404 for what is not published.
 * @summary Get a published page of the marketplace, such as its terms or its help
 */
export function getPublicSitePage(page: PublicSitePageKey, params?: GetPublicSitePageParams, options?: CallInit): Promise<PublicSitePage> {
  return $core.call('GET', '/public/pages/:page', { tokens: { page }, query: params }, options);
}

/**
 * Every page, with its state in each language.
 * @summary List the pages that the marketplace writes itself
 */
export function listSitePages(options?: CallInit): Promise<SitePageList> {
  return $core.call('GET', '/api/admin/pages', {}, options);
}

/**
 * A page that was never written is returned empty, with version 0.
 * @summary Get a page in one language, with its draft and what is published
 */
export function getSitePage(page: SitePageKey, language: SitePageLanguage, options?: CallInit): Promise<SitePage> {
  return $core.call('GET', '/api/admin/pages/:page/:language', { tokens: { page, language } }, options);
}

/**
 * Readers see nothing of it until it is published. Formatting beyond headings, lists, quotes, links, and simple tables is removed. Send the version last read; 409 if the page has been saved since.
 * @summary Save the draft of a page
 */
export function saveSitePageDraft(page: SitePageKey, language: SitePageLanguage, sitePageDraft: SitePageDraft, options?: CallInit): Promise<SitePage> {
  return $core.call('PUT', '/api/admin/pages/:page/:language', { tokens: { page, language }, body: sitePageDraft }, options, ['/api/admin/pages', '/api/metadata/audit-logs']);
}

/**
 * What is published stays.
 * @summary Discard the draft of a page
 */
export function discardSitePageDraft(page: SitePageKey, language: SitePageLanguage, sitePageChange: SitePageChange, options?: CallInit): Promise<SitePage> {
  return $core.call('POST', '/api/admin/pages/:page/:language/discard', { tokens: { page, language }, body: sitePageChange }, options, ['/api/admin/pages', '/api/metadata/audit-logs']);
}

/**
 * Readers see it at once. Travelers who have accepted earlier terms keep those, and so do hosts with an earlier agreement.
 * @summary Publish the draft of a page as its next version
 */
export function publishSitePage(page: SitePageKey, language: SitePageLanguage, sitePagePublication: SitePagePublication, options?: CallInit): Promise<SitePage> {
  return $core.call('POST', '/api/admin/pages/:page/:language/publish', { tokens: { page, language }, body: sitePagePublication }, options, ['/api/admin/pages', '/api/admin/pages/:page/:language/versions', '/api/metadata/audit-logs', '/public/tenant']);
}

/**
 * Readers get 404, or the page in another language. Its versions stay, for admins and for what was accepted.
 * @summary Take a published page down
 */
export function takeSitePageDown(page: SitePageKey, language: SitePageLanguage, sitePageChange: SitePageChange, options?: CallInit): Promise<SitePage> {
  return $core.call('POST', '/api/admin/pages/:page/:language/take-down', { tokens: { page, language }, body: sitePageChange }, options, ['/api/admin/pages', '/api/metadata/audit-logs', '/public/tenant']);
}

/**
 * At most the latest 200.
 * @summary List the published versions of a page, newest first
 */
export function listSitePageVersions(page: SitePageKey, language: SitePageLanguage, options?: CallInit): Promise<SitePageVersionList> {
  return $core.call('GET', '/api/admin/pages/:page/:language/versions', { tokens: { page, language } }, options);
}

/**
 * Also of a page that has been taken down.
 * @summary Get a published version of a page with its text
 */
export function getSitePageVersion(page: SitePageKey, language: SitePageLanguage, number: number, options?: CallInit): Promise<SitePageVersion> {
  return $core.call('GET', '/api/admin/pages/:page/:language/versions/:number', { tokens: { page, language, number } }, options);
}

/**
 * Replaces the draft. Readers see it once it is published again.
 * @summary Make a published version the draft of its page
 */
export function restoreSitePageVersion(page: SitePageKey, language: SitePageLanguage, number: number, sitePageChange: SitePageChange, options?: CallInit): Promise<SitePage> {
  return $core.call('POST', '/api/admin/pages/:page/:language/versions/:number/restore', { tokens: { page, language, number }, body: sitePageChange }, options, ['/api/admin/pages', '/api/metadata/audit-logs']);
}
