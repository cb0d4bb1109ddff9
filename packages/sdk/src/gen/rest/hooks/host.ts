import type { QueryClient } from '@tanstack/react-query';
import { type MutationInit, type MutationResult, useSend } from '../../../core/mutation.ts';
import { type AskInit, type Asked, type AskResult, ask, useAsk } from '../../../core/query.ts';
import * as calls from '../calls/host.ts';
import type { Audience, HomeProgress, HomeTrips, Host, HostNext, HostPage, HostUpdate, ImportantDates, ListHostMetadataParams, ListHostsParams, MarketingListFile, MarketingListImport, MemberList, NewHost, NewMember, OnboardHost, PublicProfile, PublicProfileInput, RecordMetadataPage, SocialConnection } from '../model/index.ts';

export const getGetMyHostQueryKey = () => [`/api/me/host/user`] as const;
export const getGetMyHostQueryOptions = <T = Host>(options?: AskInit<Host, T>): Asked<Host, T> =>
  ask(getGetMyHostQueryKey(), (init) => calls.getMyHost(init), options);
/**
 * Includes the host's level, status, what is unlocked, and which fields the host can edit.
 * @summary Get the signed-in host's record (H-474)
 */
export const useGetMyHost = <T = Host>(options?: AskInit<Host, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetMyHostQueryOptions(options), client);

export const getGetHomeTripsQueryKey = (id: string) => [`/api/me/host/${id}/home-trips`] as const;
export const getGetHomeTripsQueryOptions = <T = HomeTrips>(id: string, options?: AskInit<HomeTrips, T>): Asked<HomeTrips, T> =>
  ask(getGetHomeTripsQueryKey(id), (init) => calls.getHomeTrips(id, init), options, [id]);
/**
 * Returns upcoming, past, and canceled trips.
 * @summary List the trips on the host's home, grouped (H-495)
 */
export const useGetHomeTrips = <T = HomeTrips>(id: string, options?: AskInit<HomeTrips, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetHomeTripsQueryOptions(id, options), client);

export const getGetImportantDatesQueryKey = (id: string) => [`/api/me/host/${id}/important-dates`] as const;
export const getGetImportantDatesQueryOptions = <T = ImportantDates>(id: string, options?: AskInit<ImportantDates, T>): Asked<ImportantDates, T> =>
  ask(getGetImportantDatesQueryKey(id), (init) => calls.getImportantDates(id, init), options, [id]);
/**
 * Returns each date with its label and, if it has one, its trip.
 * @summary List important dates for a host (H-495)
 */
export const useGetImportantDates = <T = ImportantDates>(id: string, options?: AskInit<ImportantDates, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetImportantDatesQueryOptions(id, options), client);

export const getGetHostNextQueryKey = (id: string) => [`/api/me/host/${id}/next`] as const;
export const getGetHostNextQueryOptions = <T = HostNext>(id: string, options?: AskInit<HostNext, T>): Asked<HostNext, T> =>
  ask(getGetHostNextQueryKey(id), (init) => calls.getHostNext(id, init), options, [id]);
/**
 * Bookings to confirm, launches to schedule, incomplete forms, and spots to fill.
 * @summary List what needs a host's attention on their trips, most urgent first
 */
export const useGetHostNext = <T = HostNext>(id: string, options?: AskInit<HostNext, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetHostNextQueryOptions(id, options), client);

export const getGetAudienceQueryKey = () => [`/api/me/audience`] as const;
export const getGetAudienceQueryOptions = <T = Audience>(options?: AskInit<Audience, T>): Asked<Audience, T> =>
  ask(getGetAudienceQueryKey(), (init) => calls.getAudience(init), options);
/**
 * Returns the number of responses, how many of them qualify, and the size of the marketing list.
 * @summary Get the survey results of the host's audience (H-505, H-188)
 */
export const useGetAudience = <T = Audience>(options?: AskInit<Audience, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetAudienceQueryOptions(options), client);

export const getGetPublicProfileQueryKey = (id: string) => [`/api/me/host/${id}/public-profile`] as const;
export const getGetPublicProfileQueryOptions = <T = PublicProfile>(id: string, options?: AskInit<PublicProfile, T>): Asked<PublicProfile, T> =>
  ask(getGetPublicProfileQueryKey(id), (init) => calls.getPublicProfile(id, init), options, [id]);
/**
 * Includes the version that is required for saving.
 * @summary Get a host's public profile (H-178, H-495)
 */
export const useGetPublicProfile = <T = PublicProfile>(id: string, options?: AskInit<PublicProfile, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetPublicProfileQueryOptions(id, options), client);

/**
 * Empty channels are dropped, spaces are removed from handles, and repeated pronouns are removed.
 * @summary Save a host's public profile (H-361, H-496)
 */
export const useSavePublicProfile = <C = unknown>(options?: MutationInit<PublicProfile, { id: string; data: PublicProfileInput }, C>, client?: QueryClient): MutationResult<PublicProfile, { id: string; data: PublicProfileInput }, C> =>
  useSend('savePublicProfile', ({ id, data }, init) => calls.savePublicProfile(id, data, init), options, client);

export const getGetPublicHostQueryKey = (path: string) => [`/public/hosts/${path}`] as const;
export const getGetPublicHostQueryOptions = <T = PublicProfile>(path: string, options?: AskInit<PublicProfile, T>): Asked<PublicProfile, T> =>
  ask(getGetPublicHostQueryKey(path), (init) => calls.getPublicHost(path, init), options, [path]);
/**
 * Returns 404 while public profiles are switched off in the marketplace.
 * @summary Get a host's public profile by the path of their page (H-010)
 */
export const useGetPublicHost = <T = PublicProfile>(path: string, options?: AskInit<PublicProfile, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetPublicHostQueryOptions(path, options), client);

export const getGetHomeProgressQueryKey = (id: string) => [`/api/me/host/${id}/home-progress`] as const;
export const getGetHomeProgressQueryOptions = <T = HomeProgress>(id: string, options?: AskInit<HomeProgress, T>): Asked<HomeProgress, T> =>
  ask(getGetHomeProgressQueryKey(id), (init) => calls.getHomeProgress(id, init), options, [id]);
/**
 * Returns the steps with their progress, and the number of survey answers so far.
 * @summary Get a host's progress toward their first trip (H-127, H-435, H-495)
 */
export const useGetHomeProgress = <T = HomeProgress>(id: string, options?: AskInit<HomeProgress, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetHomeProgressQueryOptions(id, options), client);

/**
 * Requires interests, a page, and at least one social account. Repeating the call with the same data changes nothing.
 * @summary Complete a host's onboarding (H-354, H-497)
 */
export const useOnboardHost = <C = unknown>(options?: MutationInit<Host, { data: OnboardHost }, C>, client?: QueryClient): MutationResult<Host, { data: OnboardHost }, C> =>
  useSend('onboardHost', ({ data }, init) => calls.onboardHost(data, init), options, client);

/**
 * Returns 503 if the provider cannot be reached; accounts can then be entered by hand.
 * @summary Start a connection with the social account provider (H-500)
 */
export const useConnectSocials = <C = unknown>(options?: MutationInit<SocialConnection, void, C>, client?: QueryClient): MutationResult<SocialConnection, void, C> =>
  useSend('connectSocials', (_, init) => calls.connectSocials(init), options, client);

/**
 * The file needs a column named email, or only one column. Email addresses already on the list are counted as known; invalid ones are reported with their line and not imported.
 * @summary Import email addresses from a CSV file into a host's marketing list (H-510)
 */
export const useImportMarketingList = <C = unknown>(options?: MutationInit<MarketingListImport, { id: string; data: MarketingListFile }, C>, client?: QueryClient): MutationResult<MarketingListImport, { id: string; data: MarketingListFile }, C> =>
  useSend('importMarketingList', ({ id, data }, init) => calls.importMarketingList(id, data, init), options, client);

export const getListHostMetadataQueryKey = (params?: ListHostMetadataParams) => [`/api/metadata/hosts`, ...(params ? [params] : [])] as const;
export const getListHostMetadataQueryOptions = <T = RecordMetadataPage>(params?: ListHostMetadataParams, options?: AskInit<RecordMetadataPage, T>): Asked<RecordMetadataPage, T> =>
  ask(getListHostMetadataQueryKey(params), (init) => calls.listHostMetadata(params, init), options);
/**
 * Returns lightweight rows with an id, a name, and a few facts.
 * @summary List hosts for a picker (H-474); facts: email, level, page
 */
export const useListHostMetadata = <T = RecordMetadataPage>(params?: ListHostMetadataParams, options?: AskInit<RecordMetadataPage, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListHostMetadataQueryOptions(params, options), client);

export const getListHostsQueryKey = (params?: ListHostsParams) => [`/api/admin/hosts`, ...(params ? [params] : [])] as const;
export const getListHostsQueryOptions = <T = HostPage>(params?: ListHostsParams, options?: AskInit<HostPage, T>): Asked<HostPage, T> =>
  ask(getListHostsQueryKey(params), (init) => calls.listHosts(params, init), options);
/**
 * Search with q; filter by status, level, and whether the host is active.
 * @summary List hosts, newest first (H-463, H-465, H-474)
 */
export const useListHosts = <T = HostPage>(params?: ListHostsParams, options?: AskInit<HostPage, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListHostsQueryOptions(params, options), client);

/**
 * The email address is that of the person who will be the host.
 * @summary Create a host and send an activation link (H-466, H-474)
 */
export const useCreateHost = <C = unknown>(options?: MutationInit<Host, { data: NewHost }, C>, client?: QueryClient): MutationResult<Host, { data: NewHost }, C> =>
  useSend('createHost', ({ data }, init) => calls.createHost(data, init), options, client);

export const getGetHostQueryKey = (id: string) => [`/api/admin/hosts/${id}`] as const;
export const getGetHostQueryOptions = <T = Host>(id: string, options?: AskInit<Host, T>): Asked<Host, T> =>
  ask(getGetHostQueryKey(id), (init) => calls.getHost(id, init), options, [id]);
/**
 * Account managers can see only the hosts assigned to them.
 * @summary Get a host (H-464, H-474)
 */
export const useGetHost = <T = Host>(id: string, options?: AskInit<Host, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetHostQueryOptions(id, options), client);

/**
 * Send the version last read; returns 409 if the record was changed in the meantime. Omitted fields stay unchanged.
 * @summary Update a host's level, lead stage, page path, or active state (H-467, H-474)
 */
export const useUpdateHost = <C = unknown>(options?: MutationInit<Host, { id: string; data: HostUpdate }, C>, client?: QueryClient): MutationResult<Host, { id: string; data: HostUpdate }, C> =>
  useSend('updateHost', ({ id, data }, init) => calls.updateHost(id, data, init), options, client);

export const getGetHostOfUserQueryKey = (id: string) => [`/api/admin/hosts/user/${id}`] as const;
export const getGetHostOfUserQueryOptions = <T = Host>(id: string, options?: AskInit<Host, T>): Asked<Host, T> =>
  ask(getGetHostOfUserQueryKey(id), (init) => calls.getHostOfUser(id, init), options, [id]);
/**
 * Returns the same host record as getHost.
 * @summary Get the host that a user is or works for (H-499)
 */
export const useGetHostOfUser = <T = Host>(id: string, options?: AskInit<Host, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetHostOfUserQueryOptions(id, options), client);

export const getListHostMembersQueryKey = (id: string) => [`/api/admin/hosts/${id}/members`] as const;
export const getListHostMembersQueryOptions = <T = MemberList>(id: string, options?: AskInit<MemberList, T>): Asked<MemberList, T> =>
  ask(getListHostMembersQueryKey(id), (init) => calls.listHostMembers(id, init), options, [id]);
/**
 * Returns for each whether they can be removed and, if not, why.
 * @summary List a host's primary and secondary users
 */
export const useListHostMembers = <T = MemberList>(id: string, options?: AskInit<MemberList, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListHostMembersQueryOptions(id, options), client);

/**
 * A person who is new to the marketplace is invited. Returns the updated list.
 * @summary Add a secondary user to a host
 */
export const useAddHostMember = <C = unknown>(options?: MutationInit<MemberList, { id: string; data: NewMember }, C>, client?: QueryClient): MutationResult<MemberList, { id: string; data: NewMember }, C> =>
  useSend('addHostMember', ({ id, data }, init) => calls.addHostMember(id, data, init), options, client);

/**
 * Only users listed as removable can be removed.
 * @summary Remove a secondary user from a host
 */
export const useRemoveHostMember = <C = unknown>(options?: MutationInit<MemberList, { id: string; memberId: string }, C>, client?: QueryClient): MutationResult<MemberList, { id: string; memberId: string }, C> =>
  useSend('removeHostMember', ({ id, memberId }, init) => calls.removeHostMember(id, memberId, init), options, client);
