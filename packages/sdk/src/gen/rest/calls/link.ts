import * as $core from '../../../core/call.ts';
import type { CallInit } from '../../../core/http.ts';
import type { AdminListLinksParams, Done, HostSites, Link, LinkPage, LinkUpdate, ListLinkMetadataParams, ListMyLinksParams, MailingListSignup, NewHostSite, NewLink, PublicLink, RecordMetadataPage, SurveyReply } from '../model/index.ts';

/**
 * No sign-in required. linkType determines what the page asks for. A link that is switched off is not found.
 * @summary Get the page of a link (H-034, H-035)
 */
export function getPublicLink(linkPath: string, options?: CallInit): Promise<PublicLink> {
  return $core.call('GET', '/public/links/:linkPath', { tokens: { linkPath } }, options);
}

/**
 * No sign-in required. A second answer from the same email address replaces the first.
 * @summary Answer a host's survey (H-020, H-090)
 */
export function answerSurvey(linkPath: string, surveyReply: SurveyReply, options?: CallInit): Promise<Done> {
  return $core.call('POST', '/public/links/:linkPath/answers', { tokens: { linkPath }, body: surveyReply }, options);
}

/**
 * No sign-in required. The answer never reveals whether the address is known.
 * @summary Sign up for a host's emails (H-035)
 */
export function joinMailingList(linkPath: string, mailingListSignup: MailingListSignup, options?: CallInit): Promise<Done> {
  return $core.call('POST', '/public/links/:linkPath/contacts', { tokens: { linkPath }, body: mailingListSignup }, options);
}

/**
 * Lightweight rows with an id, a name and the facts type, host and destination, for pickers.
 * @summary List links for a picker (H-477)
 */
export function listLinkMetadata(params?: ListLinkMetadataParams, options?: CallInit): Promise<RecordMetadataPage> {
  return $core.call('GET', '/api/metadata/links', { query: params }, options);
}

/**
 * Search with q; filter by host, type and whether the link is active.
 * @summary List hosts' links (H-463, H-465, H-477)
 */
export function adminListLinks(params?: AdminListLinksParams, options?: CallInit): Promise<LinkPage> {
  return $core.call('GET', '/api/admin/links', { query: params }, options);
}

/**
 * Each link of a host has its own type and path.
 * @summary Add a link to a host (H-466, H-477)
 */
export function createLink(newLink: NewLink, options?: CallInit): Promise<Link> {
  return $core.call('POST', '/api/admin/links', { body: newLink }, options, ['/api/admin/links']);
}

/**
 * Includes its URL and, when it is locked, the reason.
 * @summary Get a link (H-464, H-477)
 */
export function adminGetLink(id: string, options?: CallInit): Promise<Link> {
  return $core.call('GET', '/api/admin/links/:id', { tokens: { id } }, options);
}

/**
 * Send the version you last read; 409 if the record has been saved since. Omitted fields stay unchanged.
 * @summary Update a link (H-467, H-477)
 */
export function adminUpdateLink(id: string, linkUpdate: LinkUpdate, options?: CallInit): Promise<Link> {
  return $core.call('POST', '/api/admin/links/:id', { tokens: { id }, body: linkUpdate }, options, ['/api/admin/links']);
}

/**
 * Search with q; filter by type. A locked link gives the reason.
 * @summary List the caller's own links (H-477, H-318, H-319)
 */
export function listMyLinks(params?: ListMyLinksParams, options?: CallInit): Promise<LinkPage> {
  return $core.call('GET', '/api/me/links', { query: params }, options);
}

/**
 * Send the version you last read.
 * @summary Change the destination of the caller's own link (H-477)
 */
export function updateMyLink(id: string, linkUpdate: LinkUpdate, options?: CallInit): Promise<Link> {
  return $core.call('POST', '/api/me/links/:id', { tokens: { id }, body: linkUpdate }, options);
}

/**
 * On any other website, the card and the checkout are refused.
 * @summary List the websites that may embed the caller's trips
 */
export function listMySites(options?: CallInit): Promise<HostSites> {
  return $core.call('GET', '/api/me/sites', {}, options);
}

/**
 * Has no effect on a website that is already allowed.
 * @summary Allow a website to embed the caller's trips
 */
export function allowMySite(newHostSite: NewHostSite, options?: CallInit): Promise<HostSites> {
  return $core.call('POST', '/api/me/sites', { body: newHostSite }, options, ['/api/me/sites']);
}

/**
 * Frames on the website go blank within seconds.
 * @summary Stop allowing a website
 */
export function refuseMySite(id: string, options?: CallInit): Promise<HostSites> {
  return $core.call('DELETE', '/api/me/sites/:id', { tokens: { id } }, options, ['/api/me/sites']);
}
