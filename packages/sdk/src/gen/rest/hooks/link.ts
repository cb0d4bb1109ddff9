import type { QueryClient } from '@tanstack/react-query';
import { type MutationInit, type MutationResult, useSend } from '../../../core/mutation.ts';
import { type AskInit, type Asked, type AskResult, ask, useAsk } from '../../../core/query.ts';
import * as calls from '../calls/link.ts';
import type { AdminListLinksParams, Done, HostSites, Link, LinkPage, LinkUpdate, ListLinkMetadataParams, ListMyLinksParams, MailingListSignup, NewHostSite, NewLink, PublicLink, RecordMetadataPage, SurveyReply } from '../model/index.ts';

export const getGetPublicLinkQueryKey = (linkPath: string) => [`/public/links/${linkPath}`] as const;
export const getGetPublicLinkQueryOptions = <T = PublicLink>(linkPath: string, options?: AskInit<PublicLink, T>): Asked<PublicLink, T> =>
  ask(getGetPublicLinkQueryKey(linkPath), (init) => calls.getPublicLink(linkPath, init), options, [linkPath]);
/**
 * No sign-in required. linkType determines what the page asks for. A link that is switched off is not found.
 * @summary Get the page of a link (H-034, H-035)
 */
export const useGetPublicLink = <T = PublicLink>(linkPath: string, options?: AskInit<PublicLink, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetPublicLinkQueryOptions(linkPath, options), client);

/**
 * No sign-in required. A second answer from the same email address replaces the first.
 * @summary Answer a host's survey (H-020, H-090)
 */
export const useAnswerSurvey = <C = unknown>(options?: MutationInit<Done, { linkPath: string; data: SurveyReply }, C>, client?: QueryClient): MutationResult<Done, { linkPath: string; data: SurveyReply }, C> =>
  useSend('answerSurvey', ({ linkPath, data }, init) => calls.answerSurvey(linkPath, data, init), options, client);

/**
 * No sign-in required. The answer never reveals whether the address is known.
 * @summary Sign up for a host's emails (H-035)
 */
export const useJoinMailingList = <C = unknown>(options?: MutationInit<Done, { linkPath: string; data: MailingListSignup }, C>, client?: QueryClient): MutationResult<Done, { linkPath: string; data: MailingListSignup }, C> =>
  useSend('joinMailingList', ({ linkPath, data }, init) => calls.joinMailingList(linkPath, data, init), options, client);

export const getListLinkMetadataQueryKey = (params?: ListLinkMetadataParams) => [`/api/metadata/links`, ...(params ? [params] : [])] as const;
export const getListLinkMetadataQueryOptions = <T = RecordMetadataPage>(params?: ListLinkMetadataParams, options?: AskInit<RecordMetadataPage, T>): Asked<RecordMetadataPage, T> =>
  ask(getListLinkMetadataQueryKey(params), (init) => calls.listLinkMetadata(params, init), options);
/**
 * Lightweight rows with an id, a name and the facts type, host and destination, for pickers.
 * @summary List links for a picker (H-477)
 */
export const useListLinkMetadata = <T = RecordMetadataPage>(params?: ListLinkMetadataParams, options?: AskInit<RecordMetadataPage, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListLinkMetadataQueryOptions(params, options), client);

export const getAdminListLinksQueryKey = (params?: AdminListLinksParams) => [`/api/admin/links`, ...(params ? [params] : [])] as const;
export const getAdminListLinksQueryOptions = <T = LinkPage>(params?: AdminListLinksParams, options?: AskInit<LinkPage, T>): Asked<LinkPage, T> =>
  ask(getAdminListLinksQueryKey(params), (init) => calls.adminListLinks(params, init), options);
/**
 * Search with q; filter by host, type and whether the link is active.
 * @summary List hosts' links (H-463, H-465, H-477)
 */
export const useAdminListLinks = <T = LinkPage>(params?: AdminListLinksParams, options?: AskInit<LinkPage, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getAdminListLinksQueryOptions(params, options), client);

/**
 * Each link of a host has its own type and path.
 * @summary Add a link to a host (H-466, H-477)
 */
export const useCreateLink = <C = unknown>(options?: MutationInit<Link, { data: NewLink }, C>, client?: QueryClient): MutationResult<Link, { data: NewLink }, C> =>
  useSend('createLink', ({ data }, init) => calls.createLink(data, init), options, client);

export const getAdminGetLinkQueryKey = (id: string) => [`/api/admin/links/${id}`] as const;
export const getAdminGetLinkQueryOptions = <T = Link>(id: string, options?: AskInit<Link, T>): Asked<Link, T> =>
  ask(getAdminGetLinkQueryKey(id), (init) => calls.adminGetLink(id, init), options, [id]);
/**
 * Includes its URL and, when it is locked, the reason.
 * @summary Get a link (H-464, H-477)
 */
export const useAdminGetLink = <T = Link>(id: string, options?: AskInit<Link, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getAdminGetLinkQueryOptions(id, options), client);

/**
 * Send the version you last read; 409 if the record has been saved since. Omitted fields stay unchanged.
 * @summary Update a link (H-467, H-477)
 */
export const useAdminUpdateLink = <C = unknown>(options?: MutationInit<Link, { id: string; data: LinkUpdate }, C>, client?: QueryClient): MutationResult<Link, { id: string; data: LinkUpdate }, C> =>
  useSend('adminUpdateLink', ({ id, data }, init) => calls.adminUpdateLink(id, data, init), options, client);

export const getListMyLinksQueryKey = (params?: ListMyLinksParams) => [`/api/me/links`, ...(params ? [params] : [])] as const;
export const getListMyLinksQueryOptions = <T = LinkPage>(params?: ListMyLinksParams, options?: AskInit<LinkPage, T>): Asked<LinkPage, T> =>
  ask(getListMyLinksQueryKey(params), (init) => calls.listMyLinks(params, init), options);
/**
 * Search with q; filter by type. A locked link gives the reason.
 * @summary List the caller's own links (H-477, H-318, H-319)
 */
export const useListMyLinks = <T = LinkPage>(params?: ListMyLinksParams, options?: AskInit<LinkPage, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListMyLinksQueryOptions(params, options), client);

/**
 * Send the version you last read.
 * @summary Change the destination of the caller's own link (H-477)
 */
export const useUpdateMyLink = <C = unknown>(options?: MutationInit<Link, { id: string; data: LinkUpdate }, C>, client?: QueryClient): MutationResult<Link, { id: string; data: LinkUpdate }, C> =>
  useSend('updateMyLink', ({ id, data }, init) => calls.updateMyLink(id, data, init), options, client);

export const getListMySitesQueryKey = () => [`/api/me/sites`] as const;
export const getListMySitesQueryOptions = <T = HostSites>(options?: AskInit<HostSites, T>): Asked<HostSites, T> =>
  ask(getListMySitesQueryKey(), (init) => calls.listMySites(init), options);
/**
 * On any other website, the card and the checkout are refused.
 * @summary List the websites that may embed the caller's trips
 */
export const useListMySites = <T = HostSites>(options?: AskInit<HostSites, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListMySitesQueryOptions(options), client);

/**
 * Has no effect on a website that is already allowed.
 * @summary Allow a website to embed the caller's trips
 */
export const useAllowMySite = <C = unknown>(options?: MutationInit<HostSites, { data: NewHostSite }, C>, client?: QueryClient): MutationResult<HostSites, { data: NewHostSite }, C> =>
  useSend('allowMySite', ({ data }, init) => calls.allowMySite(data, init), options, client);

/**
 * Frames on the website go blank within seconds.
 * @summary Stop allowing a website
 */
export const useRefuseMySite = <C = unknown>(options?: MutationInit<HostSites, { id: string }, C>, client?: QueryClient): MutationResult<HostSites, { id: string }, C> =>
  useSend('refuseMySite', ({ id }, init) => calls.refuseMySite(id, init), options, client);
