import * as $core from '../../../core/call.ts';
import type { CallInit } from '../../../core/http.ts';
import type { Audience, HomeProgress, HomeTrips, Host, HostNext, HostPage, HostUpdate, ImportantDates, ListHostMetadataParams, ListHostsParams, MarketingListFile, MarketingListImport, MemberList, NewHost, NewMember, OnboardHost, PublicProfile, PublicProfileInput, RecordMetadataPage, SocialConnection } from '../model/index.ts';

/**
 * Includes the host's level, status, what is unlocked, and which fields the host can edit.
 * @summary Get the signed-in host's record (H-474)
 */
export function getMyHost(options?: CallInit): Promise<Host> {
  return $core.call('GET', '/api/me/host/user', {}, options);
}

/**
 * Returns upcoming, past, and canceled trips.
 * @summary List the trips on the host's home, grouped (H-495)
 */
export function getHomeTrips(id: string, options?: CallInit): Promise<HomeTrips> {
  return $core.call('GET', '/api/me/host/:id/home-trips', { tokens: { id } }, options);
}

/**
 * Returns each date with its label and, if it has one, its trip.
 * @summary List important dates for a host (H-495)
 */
export function getImportantDates(id: string, options?: CallInit): Promise<ImportantDates> {
  return $core.call('GET', '/api/me/host/:id/important-dates', { tokens: { id } }, options);
}

/**
 * Bookings to confirm, launches to schedule, incomplete forms, and spots to fill.
 * @summary List what needs a host's attention on their trips, most urgent first
 */
export function getHostNext(id: string, options?: CallInit): Promise<HostNext> {
  return $core.call('GET', '/api/me/host/:id/next', { tokens: { id } }, options);
}

/**
 * Returns the number of responses, how many of them qualify, and the size of the marketing list.
 * @summary Get the survey results of the host's audience (H-505, H-188)
 */
export function getAudience(options?: CallInit): Promise<Audience> {
  return $core.call('GET', '/api/me/audience', {}, options);
}

/**
 * Includes the version that is required for saving.
 * @summary Get a host's public profile (H-178, H-495)
 */
export function getPublicProfile(id: string, options?: CallInit): Promise<PublicProfile> {
  return $core.call('GET', '/api/me/host/:id/public-profile', { tokens: { id } }, options);
}

/**
 * Empty channels are dropped, spaces are removed from handles, and repeated pronouns are removed.
 * @summary Save a host's public profile (H-361, H-496)
 */
export function savePublicProfile(id: string, publicProfileInput: PublicProfileInput, options?: CallInit): Promise<PublicProfile> {
  return $core.call('POST', '/api/me/host/:id/public-profile', { tokens: { id }, body: publicProfileInput }, options, ['/api/me/profile', '/api/me/host/user']);
}

/**
 * Returns 404 while public profiles are switched off in the marketplace.
 * @summary Get a host's public profile by the path of their page (H-010)
 */
export function getPublicHost(path: string, options?: CallInit): Promise<PublicProfile> {
  return $core.call('GET', '/public/hosts/:path', { tokens: { path } }, options);
}

/**
 * Returns the steps with their progress, and the number of survey answers so far.
 * @summary Get a host's progress toward their first trip (H-127, H-435, H-495)
 */
export function getHomeProgress(id: string, options?: CallInit): Promise<HomeProgress> {
  return $core.call('GET', '/api/me/host/:id/home-progress', { tokens: { id } }, options);
}

/**
 * Requires interests, a page, and at least one social account. Repeating the call with the same data changes nothing.
 * @summary Complete a host's onboarding (H-354, H-497)
 */
export function onboardHost(onboardHostBody: OnboardHost, options?: CallInit): Promise<Host> {
  return $core.call('POST', '/api/me/host/onboard', { body: onboardHostBody }, options, ['/api/me/host/user', '/api/me/host/:id/public-profile']);
}

/**
 * Returns 503 if the provider cannot be reached; accounts can then be entered by hand.
 * @summary Start a connection with the social account provider (H-500)
 */
export function connectSocials(options?: CallInit): Promise<SocialConnection> {
  return $core.call('POST', '/api/me/host/socials/connect', {}, options);
}

/**
 * The file needs a column named email, or only one column. Email addresses already on the list are counted as known; invalid ones are reported with their line and not imported.
 * @summary Import email addresses from a CSV file into a host's marketing list (H-510)
 */
export function importMarketingList(id: string, marketingListFile: MarketingListFile, options?: CallInit): Promise<MarketingListImport> {
  return $core.call('POST', '/api/admin/hosts/:id/marketing-list/import', { tokens: { id }, form: marketingListFile }, options);
}

/**
 * Returns lightweight rows with an id, a name, and a few facts.
 * @summary List hosts for a picker (H-474); facts: email, level, page
 */
export function listHostMetadata(params?: ListHostMetadataParams, options?: CallInit): Promise<RecordMetadataPage> {
  return $core.call('GET', '/api/metadata/hosts', { query: params }, options);
}

/**
 * Search with q; filter by status, level, and whether the host is active.
 * @summary List hosts, newest first (H-463, H-465, H-474)
 */
export function listHosts(params?: ListHostsParams, options?: CallInit): Promise<HostPage> {
  return $core.call('GET', '/api/admin/hosts', { query: params }, options);
}

/**
 * The email address is that of the person who will be the host.
 * @summary Create a host and send an activation link (H-466, H-474)
 */
export function createHost(newHost: NewHost, options?: CallInit): Promise<Host> {
  return $core.call('POST', '/api/admin/hosts', { body: newHost }, options, ['/api/admin/hosts']);
}

/**
 * Account managers can see only the hosts assigned to them.
 * @summary Get a host (H-464, H-474)
 */
export function getHost(id: string, options?: CallInit): Promise<Host> {
  return $core.call('GET', '/api/admin/hosts/:id', { tokens: { id } }, options);
}

/**
 * Send the version last read; returns 409 if the record was changed in the meantime. Omitted fields stay unchanged.
 * @summary Update a host's level, lead stage, page path, or active state (H-467, H-474)
 */
export function updateHost(id: string, hostUpdate: HostUpdate, options?: CallInit): Promise<Host> {
  return $core.call('POST', '/api/admin/hosts/:id', { tokens: { id }, body: hostUpdate }, options, ['/api/admin/hosts', '/api/metadata/audit-logs']);
}

/**
 * Returns the same host record as getHost.
 * @summary Get the host that a user is or works for (H-499)
 */
export function getHostOfUser(id: string, options?: CallInit): Promise<Host> {
  return $core.call('GET', '/api/admin/hosts/user/:id', { tokens: { id } }, options);
}

/**
 * Returns for each whether they can be removed and, if not, why.
 * @summary List a host's primary and secondary users
 */
export function listHostMembers(id: string, options?: CallInit): Promise<MemberList> {
  return $core.call('GET', '/api/admin/hosts/:id/members', { tokens: { id } }, options);
}

/**
 * A person who is new to the marketplace is invited. Returns the updated list.
 * @summary Add a secondary user to a host
 */
export function addHostMember(id: string, newMember: NewMember, options?: CallInit): Promise<MemberList> {
  return $core.call('POST', '/api/admin/hosts/:id/members', { tokens: { id }, body: newMember }, options);
}

/**
 * Only users listed as removable can be removed.
 * @summary Remove a secondary user from a host
 */
export function removeHostMember(id: string, memberId: string, options?: CallInit): Promise<MemberList> {
  return $core.call('DELETE', '/api/admin/hosts/:id/members/:memberId', { tokens: { id, memberId } }, options);
}
