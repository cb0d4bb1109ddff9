import type { QueryClient } from '@tanstack/react-query';
import { type MutationInit, type MutationResult, useSend } from '../../../core/mutation.ts';
import { type AskInit, type Asked, type AskResult, ask, useAsk } from '../../../core/query.ts';
import * as calls from '../calls/article.ts';
import type { GetPublicSitePageParams, PublicSitePage, PublicSitePageKey, SitePage, SitePageChange, SitePageDraft, SitePageKey, SitePageLanguage, SitePageList, SitePagePublication, SitePageVersion, SitePageVersionList } from '../model/index.ts';

export const getGetPublicSitePageQueryKey = (page: PublicSitePageKey, params?: GetPublicSitePageParams) => [`/public/pages/${page}`, ...(params ? [params] : [])] as const;
export const getGetPublicSitePageQueryOptions = <T = PublicSitePage>(page: PublicSitePageKey, params?: GetPublicSitePageParams, options?: AskInit<PublicSitePage, T>): Asked<PublicSitePage, T> =>
  ask(getGetPublicSitePageQueryKey(page, params), (init) => calls.getPublicSitePage(page, params, init), options, [page]);
/**
 * No sign-in required. Returned in the language asked for if it is published there, else in the marketplace's, else in any. Earlier versions can be read of the terms and the privacy notice only. Returns 404 for what is not published.
 * @summary Get a published page of the marketplace, such as its terms or its help
 */
export const useGetPublicSitePage = <T = PublicSitePage>(page: PublicSitePageKey, params?: GetPublicSitePageParams, options?: AskInit<PublicSitePage, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetPublicSitePageQueryOptions(page, params, options), client);

export const getListSitePagesQueryKey = () => [`/api/admin/pages`] as const;
export const getListSitePagesQueryOptions = <T = SitePageList>(options?: AskInit<SitePageList, T>): Asked<SitePageList, T> =>
  ask(getListSitePagesQueryKey(), (init) => calls.listSitePages(init), options);
/**
 * Every page, with its state in each language.
 * @summary List the pages that the marketplace writes itself
 */
export const useListSitePages = <T = SitePageList>(options?: AskInit<SitePageList, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListSitePagesQueryOptions(options), client);

export const getGetSitePageQueryKey = (page: SitePageKey, language: SitePageLanguage) => [`/api/admin/pages/${page}/${language}`] as const;
export const getGetSitePageQueryOptions = <T = SitePage>(page: SitePageKey, language: SitePageLanguage, options?: AskInit<SitePage, T>): Asked<SitePage, T> =>
  ask(getGetSitePageQueryKey(page, language), (init) => calls.getSitePage(page, language, init), options, [page, language]);
/**
 * A page that was never written is returned empty, with version 0.
 * @summary Get a page in one language, with its draft and what is published
 */
export const useGetSitePage = <T = SitePage>(page: SitePageKey, language: SitePageLanguage, options?: AskInit<SitePage, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetSitePageQueryOptions(page, language, options), client);

/**
 * Readers see nothing of it until it is published. Formatting beyond headings, lists, quotes, links, and simple tables is removed. Send the version last read; 409 if the page has been saved since.
 * @summary Save the draft of a page
 */
export const useSaveSitePageDraft = <C = unknown>(options?: MutationInit<SitePage, { page: SitePageKey; language: SitePageLanguage; data: SitePageDraft }, C>, client?: QueryClient): MutationResult<SitePage, { page: SitePageKey; language: SitePageLanguage; data: SitePageDraft }, C> =>
  useSend('saveSitePageDraft', ({ page, language, data }, init) => calls.saveSitePageDraft(page, language, data, init), options, client);

/**
 * What is published stays.
 * @summary Discard the draft of a page
 */
export const useDiscardSitePageDraft = <C = unknown>(options?: MutationInit<SitePage, { page: SitePageKey; language: SitePageLanguage; data: SitePageChange }, C>, client?: QueryClient): MutationResult<SitePage, { page: SitePageKey; language: SitePageLanguage; data: SitePageChange }, C> =>
  useSend('discardSitePageDraft', ({ page, language, data }, init) => calls.discardSitePageDraft(page, language, data, init), options, client);

/**
 * Readers see it at once. Travelers who have accepted earlier terms keep those, and so do hosts with an earlier agreement.
 * @summary Publish the draft of a page as its next version
 */
export const usePublishSitePage = <C = unknown>(options?: MutationInit<SitePage, { page: SitePageKey; language: SitePageLanguage; data: SitePagePublication }, C>, client?: QueryClient): MutationResult<SitePage, { page: SitePageKey; language: SitePageLanguage; data: SitePagePublication }, C> =>
  useSend('publishSitePage', ({ page, language, data }, init) => calls.publishSitePage(page, language, data, init), options, client);

/**
 * Readers get 404, or the page in another language. Its versions stay, for admins and for what was accepted.
 * @summary Take a published page down
 */
export const useTakeSitePageDown = <C = unknown>(options?: MutationInit<SitePage, { page: SitePageKey; language: SitePageLanguage; data: SitePageChange }, C>, client?: QueryClient): MutationResult<SitePage, { page: SitePageKey; language: SitePageLanguage; data: SitePageChange }, C> =>
  useSend('takeSitePageDown', ({ page, language, data }, init) => calls.takeSitePageDown(page, language, data, init), options, client);

export const getListSitePageVersionsQueryKey = (page: SitePageKey, language: SitePageLanguage) => [`/api/admin/pages/${page}/${language}/versions`] as const;
export const getListSitePageVersionsQueryOptions = <T = SitePageVersionList>(page: SitePageKey, language: SitePageLanguage, options?: AskInit<SitePageVersionList, T>): Asked<SitePageVersionList, T> =>
  ask(getListSitePageVersionsQueryKey(page, language), (init) => calls.listSitePageVersions(page, language, init), options, [page, language]);
/**
 * At most the latest 200.
 * @summary List the published versions of a page, newest first
 */
export const useListSitePageVersions = <T = SitePageVersionList>(page: SitePageKey, language: SitePageLanguage, options?: AskInit<SitePageVersionList, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListSitePageVersionsQueryOptions(page, language, options), client);

export const getGetSitePageVersionQueryKey = (page: SitePageKey, language: SitePageLanguage, number: number) => [`/api/admin/pages/${page}/${language}/versions/${number}`] as const;
export const getGetSitePageVersionQueryOptions = <T = SitePageVersion>(page: SitePageKey, language: SitePageLanguage, number: number, options?: AskInit<SitePageVersion, T>): Asked<SitePageVersion, T> =>
  ask(getGetSitePageVersionQueryKey(page, language, number), (init) => calls.getSitePageVersion(page, language, number, init), options, [page, language, number]);
/**
 * Also of a page that has been taken down.
 * @summary Get a published version of a page with its text
 */
export const useGetSitePageVersion = <T = SitePageVersion>(page: SitePageKey, language: SitePageLanguage, number: number, options?: AskInit<SitePageVersion, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetSitePageVersionQueryOptions(page, language, number, options), client);

/**
 * Replaces the draft. Readers see it once it is published again.
 * @summary Make a published version the draft of its page
 */
export const useRestoreSitePageVersion = <C = unknown>(options?: MutationInit<SitePage, { page: SitePageKey; language: SitePageLanguage; number: number; data: SitePageChange }, C>, client?: QueryClient): MutationResult<SitePage, { page: SitePageKey; language: SitePageLanguage; number: number; data: SitePageChange }, C> =>
  useSend('restoreSitePageVersion', ({ page, language, number, data }, init) => calls.restoreSitePageVersion(page, language, number, data, init), options, client);
