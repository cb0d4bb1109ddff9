import type { QueryClient } from '@tanstack/react-query';
import { type MutationInit, type MutationResult, useSend } from '../../../core/mutation.ts';
import { type AskInit, type Asked, type AskResult, ask, useAsk } from '../../../core/query.ts';
import * as calls from '../calls/trip.ts';
import type { AcceptHostTerms, AdminListTripsParams, CompareTripVersionsParams, DayChangeList, DayChangesSeen, Done, EarningsReport, EmailPreview, EmailPreviewInput, GetEmailPreviewParams, GetPublicTripParams, GetSingleSupplementParams, GetTripBoardParams, HostCompanions, HostCompanionsInput, HostTermsDocument, ListPublicTripsParams, ListTripMetadataParams, ListTripSalesParams, ListTripVersionsParams, ListTripsParams, PublicTrip, PublicTripPage, RecordMetadataPage, SavedTrips, SavedTripsInput, SendBackInput, ServiceEdit, ServiceType, SingleSupplement, SingleSupplementInput, Trip, TripApprovals, TripBoard, TripDifference, TripFromRequest, TripInventory, TripPage, TripPreview, TripSales, TripUpdate, TripVersionPage } from '../model/index.ts';

export const getListTripMetadataQueryKey = (params?: ListTripMetadataParams) => [`/api/metadata/trips`, ...(params ? [params] : [])] as const;
export const getListTripMetadataQueryOptions = <T = RecordMetadataPage>(params?: ListTripMetadataParams, options?: AskInit<RecordMetadataPage, T>): Asked<RecordMetadataPage, T> =>
  ask(getListTripMetadataQueryKey(params), (init) => calls.listTripMetadata(params, init), options);
/**
 * Lightweight rows with an id, a name and the facts host, start and shortId, for pickers.
 * @summary List trips for a picker (H-483)
 */
export const useListTripMetadata = <T = RecordMetadataPage>(params?: ListTripMetadataParams, options?: AskInit<RecordMetadataPage, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListTripMetadataQueryOptions(params, options), client);

export const getListTripsQueryKey = (params?: ListTripsParams) => [`/api/me/trips`, ...(params ? [params] : [])] as const;
export const getListTripsQueryOptions = <T = TripPage>(params?: ListTripsParams, options?: AskInit<TripPage, T>): Asked<TripPage, T> =>
  ask(getListTripsQueryKey(params), (init) => calls.listTrips(params, init), options);
/**
 * Filter by status. An operator's API keys need the scope trips:read.
 * @summary List the caller's own trips, as host, operator or traveler (H-483)
 */
export const useListTrips = <T = TripPage>(params?: ListTripsParams, options?: AskInit<TripPage, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListTripsQueryOptions(params, options), client);

/**
 * Saves the operator's review and creates a trip in status created, with the name, summary, code and number of spots of the review.
 * @summary Create a trip from a reviewed trip request (O-098, O-182)
 */
export const useCreateTripFromRequest = <C = unknown>(options?: MutationInit<Trip, { data: TripFromRequest }, C>, client?: QueryClient): MutationResult<Trip, { data: TripFromRequest }, C> =>
  useSend('createTripFromRequest', ({ data }, init) => calls.createTripFromRequest(data, init), options, client);

export const getGetTripQueryKey = (id: string) => [`/api/me/trips/${id}`] as const;
export const getGetTripQueryOptions = <T = Trip>(id: string, options?: AskInit<Trip, T>): Asked<Trip, T> =>
  ask(getGetTripQueryKey(id), (init) => calls.getTrip(id, init), options, [id]);
/**
 * Contains what the caller may see and do. An operator's API keys need the scope trips:read.
 * @summary Get a trip
 */
export const useGetTrip = <T = Trip>(id: string, options?: AskInit<Trip, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetTripQueryOptions(id, options), client);

/**
 * Send the version you last read; 409 if the record has been saved since.
 * @summary Update a trip, or move it to the next status (H-533, O-183)
 */
export const useUpdateTrip = <C = unknown>(options?: MutationInit<Trip, { id: string; data: TripUpdate }, C>, client?: QueryClient): MutationResult<Trip, { id: string; data: TripUpdate }, C> =>
  useSend('updateTrip', ({ id, data }, init) => calls.updateTrip(id, data, init), options, client);

export const getGetTripBoardQueryKey = (params?: GetTripBoardParams) => [`/api/me/trip-board`, ...(params ? [params] : [])] as const;
export const getGetTripBoardQueryOptions = <T = TripBoard>(params?: GetTripBoardParams, options?: AskInit<TripBoard, T>): Asked<TripBoard, T> =>
  ask(getGetTripBoardQueryKey(params), (init) => calls.getTripBoard(params, init), options);
/**
 * Each is in one lane, by its most pressing task, earliest deadline first. Without lane, returns the start of every lane that has any; with lane, a page of that one. Counts ignore the page. Canceled trips, and completed ones that are paid out, are left out.
 * @summary List the operator's requests and trips by what is to be done next
 */
export const useGetTripBoard = <T = TripBoard>(params?: GetTripBoardParams, options?: AskInit<TripBoard, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetTripBoardQueryOptions(params, options), client);

export const getGetHostTermsQueryKey = (id: string) => [`/api/me/trips/${id}/host-terms`] as const;
export const getGetHostTermsQueryOptions = <T = HostTermsDocument>(id: string, options?: AskInit<HostTermsDocument, T>): Asked<HostTermsDocument, T> =>
  ask(getGetHostTermsQueryKey(id), (init) => calls.getHostTerms(id, init), options, [id]);
/**
 * The text that acceptHostTerms signs.
 * @summary Get the services agreement of a trip (H-544)
 */
export const useGetHostTerms = <T = HostTermsDocument>(id: string, options?: AskInit<HostTermsDocument, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetHostTermsQueryOptions(id, options), client);

/**
 * Send the trip's version and the terms that were shown with the new prices.
 * @summary Set new prices and accept the matching services agreement (H-541)
 */
export const useUpdateHostTerms = <C = unknown>(options?: MutationInit<Trip, { id: string; data: AcceptHostTerms }, C>, client?: QueryClient): MutationResult<Trip, { id: string; data: AcceptHostTerms }, C> =>
  useSend('updateHostTerms', ({ id, data }, init) => calls.updateHostTerms(id, data, init), options, client);

/**
 * Send the trip's version and the terms that were shown.
 * @summary Accept the services agreement as the host (H-541 to H-543)
 */
export const useAcceptHostTerms = <C = unknown>(options?: MutationInit<Trip, { id: string; data: AcceptHostTerms }, C>, client?: QueryClient): MutationResult<Trip, { id: string; data: AcceptHostTerms }, C> =>
  useSend('acceptHostTerms', ({ id, data }, init) => calls.acceptHostTerms(id, data, init), options, client);

export const getAdminListTripsQueryKey = (params?: AdminListTripsParams) => [`/api/admin/trips`, ...(params ? [params] : [])] as const;
export const getAdminListTripsQueryOptions = <T = TripPage>(params?: AdminListTripsParams, options?: AskInit<TripPage, T>): Asked<TripPage, T> =>
  ask(getAdminListTripsQueryKey(params), (init) => calls.adminListTrips(params, init), options);
/**
 * Search with q; filter by host, operator, itinerary, status, and the days of departure.
 * @summary List trips, newest first (H-463, H-465, H-483)
 */
export const useAdminListTrips = <T = TripPage>(params?: AdminListTripsParams, options?: AskInit<TripPage, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getAdminListTripsQueryOptions(params, options), client);

export const getAdminGetTripQueryKey = (id: string) => [`/api/admin/trips/${id}`] as const;
export const getAdminGetTripQueryOptions = <T = Trip>(id: string, options?: AskInit<Trip, T>): Asked<Trip, T> =>
  ask(getAdminGetTripQueryKey(id), (init) => calls.adminGetTrip(id, init), options, [id]);
/**
 * Contains what an admin or the trip's manager may see.
 * @summary Get a trip as an admin or its manager (H-464, H-483)
 */
export const useAdminGetTrip = <T = Trip>(id: string, options?: AskInit<Trip, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getAdminGetTripQueryOptions(id, options), client);

/**
 * Send the version you last read; 409 if the record has been saved since.
 * @summary Approve a trip's pricing, or cancel or correct the trip
 */
export const useAdminUpdateTrip = <C = unknown>(options?: MutationInit<Trip, { id: string; data: TripUpdate }, C>, client?: QueryClient): MutationResult<Trip, { id: string; data: TripUpdate }, C> =>
  useSend('adminUpdateTrip', ({ id, data }, init) => calls.adminUpdateTrip(id, data, init), options, client);

export const getListPublicTripsQueryKey = (params?: ListPublicTripsParams) => [`/public/trips`, ...(params ? [params] : [])] as const;
export const getListPublicTripsQueryOptions = <T = PublicTripPage>(params?: ListPublicTripsParams, options?: AskInit<PublicTripPage, T>): Asked<PublicTripPage, T> =>
  ask(getListPublicTripsQueryKey(params), (init) => calls.listPublicTrips(params, init), options);
/**
 * No sign-in required. Search with q. Filters are combined. For each filter, the answer counts the trips that match the other filters; when nothing matches, it gives the number of trips without one of the filters.
 * @summary List bookable and upcoming trips
 */
export const useListPublicTrips = <T = PublicTripPage>(params?: ListPublicTripsParams, options?: AskInit<PublicTripPage, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListPublicTripsQueryOptions(params, options), client);

export const getGetPublicTripQueryKey = (params?: GetPublicTripParams) => [`/public/trip-details`, ...(params ? [params] : [])] as const;
export const getGetPublicTripQueryOptions = <T = PublicTrip>(params: GetPublicTripParams, options?: AskInit<PublicTrip, T>): Asked<PublicTrip, T> =>
  ask(getGetPublicTripQueryKey(params), (init) => calls.getPublicTrip(params, init), options);
/**
 * No sign-in required. Identify the trip by its path; preview takes the token from getTripPreview.
 * @summary Get the public page of a trip (H-555)
 */
export const useGetPublicTrip = <T = PublicTrip>(params: GetPublicTripParams, options?: AskInit<PublicTrip, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetPublicTripQueryOptions(params, options), client);

export const getListTripSalesQueryKey = (params?: ListTripSalesParams) => [`/public/trip-sales`, ...(params ? [params] : [])] as const;
export const getListTripSalesQueryOptions = <T = TripSales>(params: ListTripSalesParams, options?: AskInit<TripSales, T>): Asked<TripSales, T> =>
  ask(getListTripSalesQueryKey(params), (init) => calls.listTripSales(params, init), options);
/**
 * No sign-in required. Ask without a cookie and with the ETag of the previous answer; 304 while nothing has been sold. The answer is at most a second old. Trips without a public page are left out.
 * @summary Get the remaining spots and prices of trips, for a page that stays open
 */
export const useListTripSales = <T = TripSales>(params: ListTripSalesParams, options?: AskInit<TripSales, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListTripSalesQueryOptions(params, options), client);

export const getListSavedTripsQueryKey = () => [`/api/me/saved-trips`] as const;
export const getListSavedTripsQueryOptions = <T = SavedTrips>(options?: AskInit<SavedTrips, T>): Asked<SavedTrips, T> =>
  ask(getListSavedTripsQueryKey(), (init) => calls.listSavedTrips(init), options);
/**
 * Earliest start first, without trips that have no public page.
 * @summary List the caller's own saved trips that are still to come
 */
export const useListSavedTrips = <T = SavedTrips>(options?: AskInit<SavedTrips, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListSavedTripsQueryOptions(options), client);

/**
 * Saving a trip again changes nothing. At most 100 are kept; paths of unknown trips are ignored.
 * @summary Save or unsave trips
 */
export const useSaveTrips = <C = unknown>(options?: MutationInit<SavedTrips, { data: SavedTripsInput }, C>, client?: QueryClient): MutationResult<SavedTrips, { data: SavedTripsInput }, C> =>
  useSend('saveTrips', ({ data }, init) => calls.saveTrips(data, init), options, client);

/**
 * Send the trip's version. Returns the updated trip.
 * @summary Add an informal gathering to a day (H-387, H-552)
 */
export const useCreateGathering = <C = unknown>(options?: MutationInit<Trip, { id: string; data: ServiceEdit }, C>, client?: QueryClient): MutationResult<Trip, { id: string; data: ServiceEdit }, C> =>
  useSend('createGathering', ({ id, data }, init) => calls.createGathering(id, data, init), options, client);

/**
 * Send the trip's version. Returns the updated trip.
 * @summary Update a service of a trip (H-551, H-552, O-184)
 */
export const useUpdateTripService = <C = unknown>(options?: MutationInit<Trip, { tripId: string; type: ServiceType; serviceId: string; data: ServiceEdit }, C>, client?: QueryClient): MutationResult<Trip, { tripId: string; type: ServiceType; serviceId: string; data: ServiceEdit }, C> =>
  useSend('updateTripService', ({ tripId, type, serviceId, data }, init) => calls.updateTripService(tripId, type, serviceId, data, init), options, client);

/**
 * Hosts can only remove informal gatherings. Returns the updated trip.
 * @summary Remove a service from a trip (H-392, O-162)
 */
export const useDeleteTripService = <C = unknown>(options?: MutationInit<Trip, { tripId: string; type: ServiceType; serviceId: string }, C>, client?: QueryClient): MutationResult<Trip, { tripId: string; type: ServiceType; serviceId: string }, C> =>
  useSend('deleteTripService', ({ tripId, type, serviceId }, init) => calls.deleteTripService(tripId, type, serviceId, init), options, client);

export const getListDayChangesQueryKey = (id: string) => [`/api/me/trips/${id}/day-changes`] as const;
export const getListDayChangesQueryOptions = <T = DayChangeList>(id: string, options?: AskInit<DayChangeList, T>): Asked<DayChangeList, T> =>
  ask(getListDayChangesQueryKey(id), (init) => calls.listDayChanges(id, init), options, [id]);
/**
 * Travelers get the changes they have not acknowledged yet. Hosts, operators and admins get all changes, with the number of travelers who have seen the latest change of each day.
 * @summary List changes to a trip's days since it was first booked
 */
export const useListDayChanges = <T = DayChangeList>(id: string, options?: AskInit<DayChangeList, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListDayChangesQueryOptions(id, options), client);

/**
 * Send the revision you last read; a conflict if the day has changed since.
 * @summary Acknowledge the changes to a day
 */
export const useAcknowledgeDayChanges = <C = unknown>(options?: MutationInit<DayChangeList, { id: string; day: number; data: DayChangesSeen }, C>, client?: QueryClient): MutationResult<DayChangeList, { id: string; day: number; data: DayChangesSeen }, C> =>
  useSend('acknowledgeDayChanges', ({ id, day, data }, init) => calls.acknowledgeDayChanges(id, day, data, init), options, client);

export const getListTripVersionsQueryKey = (id: string, params?: ListTripVersionsParams) => [`/api/me/trips/${id}/versions`, ...(params ? [params] : [])] as const;
export const getListTripVersionsQueryOptions = <T = TripVersionPage>(id: string, params?: ListTripVersionsParams, options?: AskInit<TripVersionPage, T>): Asked<TripVersionPage, T> =>
  ask(getListTripVersionsQueryKey(id, params), (init) => calls.listTripVersions(id, params, init), options, [id]);
/**
 * Returns when each version was saved, by whom, and how much changed. The first one is the state before the first change. For the people who work on the trip.
 * @summary List the saved versions of a trip's page and days, newest first
 */
export const useListTripVersions = <T = TripVersionPage>(id: string, params?: ListTripVersionsParams, options?: AskInit<TripVersionPage, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListTripVersionsQueryOptions(id, params, options), client);

export const getCompareTripVersionsQueryKey = (id: string, version: number, params?: CompareTripVersionsParams) => [`/api/me/trips/${id}/versions/${version}/difference`, ...(params ? [params] : [])] as const;
export const getCompareTripVersionsQueryOptions = <T = TripDifference>(id: string, version: number, params?: CompareTripVersionsParams, options?: AskInit<TripDifference, T>): Asked<TripDifference, T> =>
  ask(getCompareTripVersionsQueryKey(id, version, params), (init) => calls.compareTripVersions(id, version, params, init), options, [id, version]);
/**
 * Returns the differences field by field and service by service. Specify the later version in with; the default is the trip as it is now.
 * @summary Compare two versions of a trip
 */
export const useCompareTripVersions = <T = TripDifference>(id: string, version: number, params?: CompareTripVersionsParams, options?: AskInit<TripDifference, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getCompareTripVersionsQueryOptions(id, version, params, options), client);

export const getGetTripApprovalsQueryKey = (id: string) => [`/api/me/trips/${id}/approvals`] as const;
export const getGetTripApprovalsQueryOptions = <T = TripApprovals>(id: string, options?: AskInit<TripApprovals, T>): Asked<TripApprovals, T> =>
  ask(getGetTripApprovalsQueryKey(id), (init) => calls.getTripApprovals(id, init), options, [id]);
/**
 * The page, the technical itinerary, and the earnings report, each with its rounds, newest first. Hosts don't see the technical itinerary's rounds, operators don't see the page's; of the earnings report, each sees what was sent to them.
 * @summary Get what the marketplace approves of a trip, with what it sent back
 */
export const useGetTripApprovals = <T = TripApprovals>(id: string, options?: AskInit<TripApprovals, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetTripApprovalsQueryOptions(id, options), client);

/**
 * The host of a page and the operator of a technical itinerary get the reason by email and can submit it again. An earnings report stays unapproved; name in tell who has to act. Send the trip's version last read.
 * @summary Send back a trip's page, technical itinerary, or earnings report with a reason
 */
export const useSendBackTrip = <C = unknown>(options?: MutationInit<TripApprovals, { id: string; data: SendBackInput }, C>, client?: QueryClient): MutationResult<TripApprovals, { id: string; data: SendBackInput }, C> =>
  useSend('sendBackTrip', ({ id, data }, init) => calls.sendBackTrip(id, data, init), options, client);

export const getGetHostCompanionsQueryKey = (id: string) => [`/api/me/trips/${id}/host-companions`] as const;
export const getGetHostCompanionsQueryOptions = <T = HostCompanions>(id: string, options?: AskInit<HostCompanions, T>): Asked<HostCompanions, T> =>
  ask(getGetHostCompanionsQueryKey(id), (init) => calls.getHostCompanions(id, init), options, [id]);
/**
 * Includes how many are allowed, whether they have been submitted, and whether they can still be changed.
 * @summary List the host's companions on a trip (H-538)
 */
export const useGetHostCompanions = <T = HostCompanions>(id: string, options?: AskInit<HostCompanions, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetHostCompanionsQueryOptions(id, options), client);

/**
 * Locks them. Until they are complete, save them with saveHostCompanions.
 * @summary Submit the host's companions (H-330, H-331)
 */
export const useSubmitHostCompanions = <C = unknown>(options?: MutationInit<HostCompanions, { id: string; data: HostCompanionsInput }, C>, client?: QueryClient): MutationResult<HostCompanions, { id: string; data: HostCompanionsInput }, C> =>
  useSend('submitHostCompanions', ({ id, data }, init) => calls.submitHostCompanions(id, data, init), options, client);

/**
 * They can be changed until they are submitted.
 * @summary Save the host's companions without submitting them (H-539)
 */
export const useSaveHostCompanions = <C = unknown>(options?: MutationInit<HostCompanions, { id: string; data: HostCompanionsInput }, C>, client?: QueryClient): MutationResult<HostCompanions, { id: string; data: HostCompanionsInput }, C> =>
  useSend('saveHostCompanions', ({ id, data }, init) => calls.saveHostCompanions(id, data, init), options, client);

export const getAdminGetHostCompanionsQueryKey = (id: string) => [`/api/admin/trips/${id}/host-companions`] as const;
export const getAdminGetHostCompanionsQueryOptions = <T = HostCompanions>(id: string, options?: AskInit<HostCompanions, T>): Asked<HostCompanions, T> =>
  ask(getAdminGetHostCompanionsQueryKey(id), (init) => calls.adminGetHostCompanions(id, init), options, [id]);
/**
 * Includes whether they have been submitted, and whether the caller can still correct them.
 * @summary List the companions of a trip's host as an admin or its manager
 */
export const useAdminGetHostCompanions = <T = HostCompanions>(id: string, options?: AskInit<HostCompanions, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getAdminGetHostCompanionsQueryOptions(id, options), client);

/**
 * Replaces the list.
 * @summary Correct the host's companions, even after submission (H-540)
 */
export const useAdminSetHostCompanions = <C = unknown>(options?: MutationInit<HostCompanions, { id: string; data: HostCompanionsInput }, C>, client?: QueryClient): MutationResult<HostCompanions, { id: string; data: HostCompanionsInput }, C> =>
  useSend('adminSetHostCompanions', ({ id, data }, init) => calls.adminSetHostCompanions(id, data, init), options, client);

export const getGetTripInventoryQueryKey = (id: string) => [`/api/me/trips/${id}/inventory`] as const;
export const getGetTripInventoryQueryOptions = <T = TripInventory>(id: string, options?: AskInit<TripInventory, T>): Asked<TripInventory, T> =>
  ask(getGetTripInventoryQueryKey(id), (init) => calls.getTripInventory(id, init), options, [id]);
/**
 * The total, the number taken and the number left.
 * @summary Get the spots, private rooms and bookable activities of a trip (H-550)
 */
export const useGetTripInventory = <T = TripInventory>(id: string, options?: AskInit<TripInventory, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetTripInventoryQueryOptions(id, options), client);

export const getGetSingleSupplementQueryKey = (id: string, params?: GetSingleSupplementParams) => [`/api/me/trips/${id}/inventory/single-supplement`, ...(params ? [params] : [])] as const;
export const getGetSingleSupplementQueryOptions = <T = SingleSupplement>(id: string, params?: GetSingleSupplementParams, options?: AskInit<SingleSupplement, T>): Asked<SingleSupplement, T> =>
  ask(getGetSingleSupplementQueryKey(id, params), (init) => calls.getSingleSupplement(id, params, init), options, [id]);
/**
 * total is the number of private rooms needed.
 * @summary Check whether enough private rooms are left (H-550)
 */
export const useGetSingleSupplement = <T = SingleSupplement>(id: string, params?: GetSingleSupplementParams, options?: AskInit<SingleSupplement, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetSingleSupplementQueryOptions(id, params, options), client);

/**
 * Returns how many are taken and left.
 * @summary Set the number of private rooms (O-186)
 */
export const useSetSingleSupplement = <C = unknown>(options?: MutationInit<SingleSupplement, { id: string; data: SingleSupplementInput }, C>, client?: QueryClient): MutationResult<SingleSupplement, { id: string; data: SingleSupplementInput }, C> =>
  useSend('setSingleSupplement', ({ id, data }, init) => calls.setSingleSupplement(id, data, init), options, client);

export const getGetTripPreviewQueryKey = (id: string) => [`/api/me/trips/${id}/preview`] as const;
export const getGetTripPreviewQueryOptions = <T = TripPreview>(id: string, options?: AskInit<TripPreview, T>): Asked<TripPreview, T> =>
  ask(getGetTripPreviewQueryKey(id), (init) => calls.getTripPreview(id, init), options, [id]);
/**
 * Anyone with the path can see the page without signing in, until it expires. illegal_state for a trip without a page.
 * @summary Get the path of a trip's page, even before it is public (H-067, H-075, H-152)
 */
export const useGetTripPreview = <T = TripPreview>(id: string, options?: AskInit<TripPreview, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetTripPreviewQueryOptions(id, options), client);

export const getGetEarningsReportQueryKey = (id: string) => [`/api/me/trips/${id}/earnings-report`] as const;
export const getGetEarningsReportQueryOptions = <T = EarningsReport>(id: string, options?: AskInit<EarningsReport, T>): Asked<EarningsReport, T> =>
  ask(getGetEarningsReportQueryKey(id), (init) => calls.getEarningsReport(id, init), options, [id]);
/**
 * Revenue, fees, costs and earnings, and the two halves in which the earnings are paid.
 * @summary Get a host's earnings report for a past trip (H-163, H-544, H-622)
 */
export const useGetEarningsReport = <T = EarningsReport>(id: string, options?: AskInit<EarningsReport, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetEarningsReportQueryOptions(id, options), client);

/**
 * canApprove of the report says whether this is possible.
 * @summary Finalize a trip's earnings report with its current figures
 */
export const useApproveEarningsReport = <C = unknown>(options?: MutationInit<EarningsReport, { id: string }, C>, client?: QueryClient): MutationResult<EarningsReport, { id: string }, C> =>
  useSend('approveEarningsReport', ({ id }, init) => calls.approveEarningsReport(id, init), options, client);

/**
 * Makes changes saved since the last publication public.
 * @summary Publish the current version of a trip page (H-553)
 */
export const usePublishTrip = <C = unknown>(options?: MutationInit<Trip, { id: string }, C>, client?: QueryClient): MutationResult<Trip, { id: string }, C> =>
  useSend('publishTrip', ({ id }, init) => calls.publishTrip(id, init), options, client);

/**
 * The next visitor gets a newly rendered page.
 * @summary Clear the cache of a trip's public page (H-554)
 */
export const useClearTripDetailsCache = <C = unknown>(options?: MutationInit<Done, { id: string }, C>, client?: QueryClient): MutationResult<Done, { id: string }, C> =>
  useSend('clearTripDetailsCache', ({ id }, init) => calls.clearTripDetailsCache(id, init), options, client);

export const getGetEmailPreviewQueryKey = (id: string, kind: string, params?: GetEmailPreviewParams) => [`/api/me/trips/${id}/email-preview/${kind}`, ...(params ? [params] : [])] as const;
export const getGetEmailPreviewQueryOptions = <T = EmailPreview>(id: string, kind: string, params?: GetEmailPreviewParams, options?: AskInit<EmailPreview, T>): Asked<EmailPreview, T> =>
  ask(getGetEmailPreviewQueryKey(id, kind, params), (init) => calls.getEmailPreview(id, kind, params, init), options, [id, kind]);
/**
 * The email as recipients would get it, as HTML with its subject.
 * @summary Preview a promotional email (H-545)
 */
export const useGetEmailPreview = <T = EmailPreview>(id: string, kind: string, params?: GetEmailPreviewParams, options?: AskInit<EmailPreview, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetEmailPreviewQueryOptions(id, kind, params, options), client);

/**
 * Nothing is saved, and no email is sent.
 * @summary Preview a promotional email with unsaved text (H-545)
 */
export const usePreviewEmail = <C = unknown>(options?: MutationInit<EmailPreview, { id: string; kind: string; data: EmailPreviewInput }, C>, client?: QueryClient): MutationResult<EmailPreview, { id: string; kind: string; data: EmailPreviewInput }, C> =>
  useSend('previewEmail', ({ id, kind, data }, init) => calls.previewEmail(id, kind, data, init), options, client);

/**
 * Uses the text in the request. Only the host gets the email.
 * @summary Send a promotional email to the host's own address (H-448, H-546)
 */
export const useSendTestEmail = <C = unknown>(options?: MutationInit<Done, { id: string; kind: string; data: EmailPreviewInput }, C>, client?: QueryClient): MutationResult<Done, { id: string; kind: string; data: EmailPreviewInput }, C> =>
  useSend('sendTestEmail', ({ id, kind, data }, init) => calls.sendTestEmail(id, kind, data, init), options, client);
