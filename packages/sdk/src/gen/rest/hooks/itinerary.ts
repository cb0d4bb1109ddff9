import type { QueryClient } from '@tanstack/react-query';
import { type MutationInit, type MutationResult, useSend } from '../../../core/mutation.ts';
import { type AskInit, type Asked, type AskResult, ask, useAsk } from '../../../core/query.ts';
import * as calls from '../calls/itinerary.ts';
import type { AccommodationPlan, AdminCreateItineraryParams, AdminListItinerariesParams, AlternativeInput, Availability, CompareItineraryVersionsParams, DeleteServicesParams, DestinationList, Done, GetAvailabilityParams, GetSuggestedSellPriceParams, Itinerary, ItineraryDifference, ItineraryDraft, ItineraryImport, ItineraryPage, ItineraryUpdate, ItineraryVersionPage, ListItinerariesParams, ListItineraryMetadataParams, ListItineraryVersionsParams, ListRecommendationMetadataParams, ListRecommendationsParams, ListServicesParams, NewRecommendation, PriceRange, Recommendation, RecommendationPage, RecommendationUpdate, RecordMetadataPage, ReviewCommentMark, SearchServiceLibraryParams, ServiceLibrary, ServiceRecordPage, ServiceSave, ServiceSaved, ServiceType, ServicesDeleted, ValidityPeriodEdit, VersionOnly } from '../model/index.ts';

export const getListItinerariesQueryKey = (params?: ListItinerariesParams) => [`/api/me/itineraries`, ...(params ? [params] : [])] as const;
export const getListItinerariesQueryOptions = <T = ItineraryPage>(params?: ListItinerariesParams, options?: AskInit<ItineraryPage, T>): Asked<ItineraryPage, T> =>
  ask(getListItinerariesQueryKey(params), (init) => calls.listItineraries(params, init), options);
/**
 * Search with q; filter by country, category, and status. An operator's API key requires the scope itineraries:read.
 * @summary List the itineraries in the catalog or, for operators, their own (H-475, O-179)
 */
export const useListItineraries = <T = ItineraryPage>(params?: ListItinerariesParams, options?: AskInit<ItineraryPage, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListItinerariesQueryOptions(params, options), client);

/**
 * Its status is incomplete until the operator has filled it in.
 * @summary Create an itinerary owned by the operator (O-181)
 */
export const useCreateItinerary = <C = unknown>(options?: MutationInit<Itinerary, { data: ItineraryDraft }, C>, client?: QueryClient): MutationResult<Itinerary, { data: ItineraryDraft }, C> =>
  useSend('createItinerary', ({ data }, init) => calls.createItinerary(data, init), options, client);

export const getGetItineraryQueryKey = (id: string) => [`/api/me/itineraries/${id}`] as const;
export const getGetItineraryQueryOptions = <T = Itinerary>(id: string, options?: AskInit<Itinerary, T>): Asked<Itinerary, T> =>
  ask(getGetItineraryQueryKey(id), (init) => calls.getItinerary(id, init), options, [id]);
/**
 * An operator's API key requires the scope itineraries:read.
 * @summary Get an itinerary with its days, packages, and services
 */
export const useGetItinerary = <T = Itinerary>(id: string, options?: AskInit<Itinerary, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetItineraryQueryOptions(id, options), client);

/**
 * Send the version last read; returns 409 if the itinerary was changed in the meantime. An operator's API key requires the scope itineraries:write.
 * @summary Update an itinerary's fields, services, or status (O-176)
 */
export const useUpdateItinerary = <C = unknown>(options?: MutationInit<Itinerary, { id: string; data: ItineraryUpdate }, C>, client?: QueryClient): MutationResult<Itinerary, { id: string; data: ItineraryUpdate }, C> =>
  useSend('updateItinerary', ({ id, data }, init) => calls.updateItinerary(id, data, init), options, client);

/**
 * Send the version last read. The service's type determines which fields apply.
 * @summary Add a service to a day (O-187)
 */
export const useCreateService = <C = unknown>(options?: MutationInit<ServiceSaved, { id: string; data: ServiceSave }, C>, client?: QueryClient): MutationResult<ServiceSaved, { id: string; data: ServiceSave }, C> =>
  useSend('createService', ({ id, data }, init) => calls.createService(id, data, init), options, client);

/**
 * Send the version last read.
 * @summary Update a service by id and type; its deleted flag removes it (O-187, O-108)
 */
export const useUpdateService = <C = unknown>(options?: MutationInit<ServiceSaved, { type: ServiceType; serviceId: string; data: ServiceSave }, C>, client?: QueryClient): MutationResult<ServiceSaved, { type: ServiceType; serviceId: string; data: ServiceSave }, C> =>
  useSend('updateService', ({ type, serviceId, data }, init) => calls.updateService(type, serviceId, data, init), options, client);

export const getListServicesQueryKey = (params?: ListServicesParams) => [`/api/me/services`, ...(params ? [params] : [])] as const;
export const getListServicesQueryOptions = <T = ServiceRecordPage>(params?: ListServicesParams, options?: AskInit<ServiceRecordPage, T>): Asked<ServiceRecordPage, T> =>
  ask(getListServicesQueryKey(params), (init) => calls.listServices(params, init), options);
/**
 * Search with q; filter by itinerary and type.
 * @summary List the services of itineraries that the caller can edit (H-480)
 */
export const useListServices = <T = ServiceRecordPage>(params?: ListServicesParams, options?: AskInit<ServiceRecordPage, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListServicesQueryOptions(params, options), client);

/**
 * List them in ids. Returns the number removed.
 * @summary Remove services by id (O-187)
 */
export const useDeleteServices = <C = unknown>(options?: MutationInit<ServicesDeleted, { params: DeleteServicesParams }, C>, client?: QueryClient): MutationResult<ServicesDeleted, { params: DeleteServicesParams }, C> =>
  useSend('deleteServices', ({ params }, init) => calls.deleteServices(params, init), options, client);

export const getSearchServiceLibraryQueryKey = (params?: SearchServiceLibraryParams) => [`/api/me/service-library`, ...(params ? [params] : [])] as const;
export const getSearchServiceLibraryQueryOptions = <T = ServiceLibrary>(params?: SearchServiceLibraryParams, options?: AskInit<ServiceLibrary, T>): Asked<ServiceLibrary, T> =>
  ask(getSearchServiceLibraryQueryKey(params), (init) => calls.searchServiceLibrary(params, init), options);
/**
 * Services that the operator keeps for other itineraries. Search with q; filter by type. Admins must specify the operator.
 * @summary Search the operator's service library, three at a time (O-188, O-237)
 */
export const useSearchServiceLibrary = <T = ServiceLibrary>(params?: SearchServiceLibraryParams, options?: AskInit<ServiceLibrary, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getSearchServiceLibraryQueryOptions(params, options), client);

/**
 * Save the service with saveToLibrary to add it back.
 * @summary Remove a service from the library; itineraries keep their copies
 */
export const useDeleteLibraryService = <C = unknown>(options?: MutationInit<Done, { serviceId: string }, C>, client?: QueryClient): MutationResult<Done, { serviceId: string }, C> =>
  useSend('deleteLibraryService', ({ serviceId }, init) => calls.deleteLibraryService(serviceId, init), options, client);

export const getListAccommodationsQueryKey = (id: string) => [`/api/me/itineraries/${id}/accommodations`] as const;
export const getListAccommodationsQueryOptions = <T = AccommodationPlan>(id: string, options?: AskInit<AccommodationPlan, T>): Asked<AccommodationPlan, T> =>
  ask(getListAccommodationsQueryKey(id), (init) => calls.listAccommodations(id, init), options, [id]);
/**
 * Includes the alternatives, the state of each future departure, and the version that updates require.
 * @summary List an itinerary's accommodations by range of days (O-104 to O-106, O-189)
 */
export const useListAccommodations = <T = AccommodationPlan>(id: string, options?: AskInit<AccommodationPlan, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListAccommodationsQueryOptions(id, options), client);

/**
 * Send the version last read. The alternative covers the nights of the default accommodation.
 * @summary Add an alternative accommodation (O-107, O-145)
 */
export const useCreateAlternative = <C = unknown>(options?: MutationInit<ServiceSaved, { itineraryId: string; serviceId: string; data: AlternativeInput }, C>, client?: QueryClient): MutationResult<ServiceSaved, { itineraryId: string; serviceId: string; data: AlternativeInput }, C> =>
  useSend('createAlternative', ({ itineraryId, serviceId, data }, init) => calls.createAlternative(itineraryId, serviceId, data, init), options, client);

/**
 * Send the version last read.
 * @summary Update an alternative accommodation
 */
export const useUpdateAlternative = <C = unknown>(options?: MutationInit<ServiceSaved, { itineraryId: string; serviceId: string; alternativeId: string; data: AlternativeInput }, C>, client?: QueryClient): MutationResult<ServiceSaved, { itineraryId: string; serviceId: string; alternativeId: string; data: AlternativeInput }, C> =>
  useSend('updateAlternative', ({ itineraryId, serviceId, alternativeId, data }, init) => calls.updateAlternative(itineraryId, serviceId, alternativeId, data, init), options, client);

/**
 * Departures that use it revert to the default accommodation, which stays.
 * @summary Remove an alternative accommodation (O-204)
 */
export const useDeleteAlternative = <C = unknown>(options?: MutationInit<ServiceSaved, { itineraryId: string; serviceId: string; alternativeId: string }, C>, client?: QueryClient): MutationResult<ServiceSaved, { itineraryId: string; serviceId: string; alternativeId: string }, C> =>
  useSend('deleteAlternative', ({ itineraryId, serviceId, alternativeId }, init) => calls.deleteAlternative(itineraryId, serviceId, alternativeId, init), options, client);

/**
 * Send the version last read.
 * @summary Swap an alternative accommodation with the default (O-107)
 */
export const useSwapAccommodations = <C = unknown>(options?: MutationInit<ServiceSaved, { itineraryId: string; serviceId: string; alternativeId: string; data: VersionOnly }, C>, client?: QueryClient): MutationResult<ServiceSaved, { itineraryId: string; serviceId: string; alternativeId: string; data: VersionOnly }, C> =>
  useSend('swapAccommodations', ({ itineraryId, serviceId, alternativeId, data }, init) => calls.swapAccommodations(itineraryId, serviceId, alternativeId, data, init), options, client);

/**
 * A new period replaces whatever covers its days. Send the version last read, the package level, and the period to set or the days to clear.
 * @summary Set or clear a validity period; periods never overlap (O-129)
 */
export const useEditValidityPeriods = <C = unknown>(options?: MutationInit<Itinerary, { id: string; data: ValidityPeriodEdit }, C>, client?: QueryClient): MutationResult<Itinerary, { id: string; data: ValidityPeriodEdit }, C> =>
  useSend('editValidityPeriods', ({ id, data }, init) => calls.editValidityPeriods(id, data, init), options, client);

/**
 * While the itinerary is the operator's to change. The next reviewer sees the mark. The itinerary's version stays the same, so that open forms can still be saved.
 * @summary Mark a change that the marketplace requested as made, or as open again
 */
export const useMarkReviewComment = <C = unknown>(options?: MutationInit<Itinerary, { id: string; data: ReviewCommentMark }, C>, client?: QueryClient): MutationResult<Itinerary, { id: string; data: ReviewCommentMark }, C> =>
  useSend('markReviewComment', ({ id, data }, init) => calls.markReviewComment(id, data, init), options, client);

export const getListItineraryVersionsQueryKey = (id: string, params?: ListItineraryVersionsParams) => [`/api/me/itineraries/${id}/versions`, ...(params ? [params] : [])] as const;
export const getListItineraryVersionsQueryOptions = <T = ItineraryVersionPage>(id: string, params?: ListItineraryVersionsParams, options?: AskInit<ItineraryVersionPage, T>): Asked<ItineraryVersionPage, T> =>
  ask(getListItineraryVersionsQueryKey(id, params), (init) => calls.listItineraryVersions(id, params, init), options, [id]);
/**
 * Returns when each version was saved, by whom, and what changed.
 * @summary List an itinerary's saved versions, newest first
 */
export const useListItineraryVersions = <T = ItineraryVersionPage>(id: string, params?: ListItineraryVersionsParams, options?: AskInit<ItineraryVersionPage, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListItineraryVersionsQueryOptions(id, params, options), client);

export const getCompareItineraryVersionsQueryKey = (id: string, version: number, params?: CompareItineraryVersionsParams) => [`/api/me/itineraries/${id}/versions/${version}/difference`, ...(params ? [params] : [])] as const;
export const getCompareItineraryVersionsQueryOptions = <T = ItineraryDifference>(id: string, version: number, params?: CompareItineraryVersionsParams, options?: AskInit<ItineraryDifference, T>): Asked<ItineraryDifference, T> =>
  ask(getCompareItineraryVersionsQueryKey(id, version, params), (init) => calls.compareItineraryVersions(id, version, params, init), options, [id, version]);
/**
 * Returns the differences field by field and service by service. Specify the other version in with; the default is the current one.
 * @summary Compare two versions of an itinerary
 */
export const useCompareItineraryVersions = <T = ItineraryDifference>(id: string, version: number, params?: CompareItineraryVersionsParams, options?: AskInit<ItineraryDifference, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getCompareItineraryVersionsQueryOptions(id, version, params, options), client);

/**
 * Creates a new version with the earlier content; status and departures stay unchanged. Send the version last read.
 * @summary Restore an earlier version of an itinerary
 */
export const useRestoreItineraryVersion = <C = unknown>(options?: MutationInit<Itinerary, { id: string; version: number; data: VersionOnly }, C>, client?: QueryClient): MutationResult<Itinerary, { id: string; version: number; data: VersionOnly }, C> =>
  useSend('restoreItineraryVersion', ({ id, version, data }, init) => calls.restoreItineraryVersion(id, version, data, init), options, client);

export const getExportItineraryQueryKey = (id: string) => [`/api/me/itineraries/${id}/export`] as const;
export const getExportItineraryQueryOptions = <T = Blob>(id: string, options?: AskInit<Blob, T>): Asked<Blob, T> =>
  ask(getExportItineraryQueryKey(id), (init) => calls.exportItinerary(id, init), options, [id]);
/**
 * Photos are included by reference. The file can be read by importItinerary.
 * @summary Export an itinerary as a single file
 */
export const useExportItinerary = <T = Blob>(id: string, options?: AskInit<Blob, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getExportItineraryQueryOptions(id, options), client);

/**
 * If the file has errors, nothing is created and each error is reported by field and line.
 * @summary Import an itinerary from a file as a new, incomplete one
 */
export const useImportItinerary = <C = unknown>(options?: MutationInit<Itinerary, { data: ItineraryImport }, C>, client?: QueryClient): MutationResult<Itinerary, { data: ItineraryImport }, C> =>
  useSend('importItinerary', ({ data }, init) => calls.importItinerary(data, init), options, client);

export const getGetAvailabilityQueryKey = (id: string, params?: GetAvailabilityParams) => [`/api/me/itinerary/${id}/availability`, ...(params ? [params] : [])] as const;
export const getGetAvailabilityQueryOptions = <T = Availability>(id: string, params?: GetAvailabilityParams, options?: AskInit<Availability, T>): Asked<Availability, T> =>
  ask(getGetAvailabilityQueryKey(id, params), (init) => calls.getAvailability(id, params, init), options, [id]);
/**
 * For hosts who are about to request a date, and for API keys with the scope itineraries:read.
 * @summary List the dates that can be requested, by package (H-519, H-223)
 */
export const useGetAvailability = <T = Availability>(id: string, params?: GetAvailabilityParams, options?: AskInit<Availability, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetAvailabilityQueryOptions(id, params, options), client);

export const getGetSuggestedSellPriceQueryKey = (id: string, params?: GetSuggestedSellPriceParams) => [`/api/me/itineraries/${id}/suggested-sell-price`, ...(params ? [params] : [])] as const;
export const getGetSuggestedSellPriceQueryOptions = <T = PriceRange>(id: string, params: GetSuggestedSellPriceParams, options?: AskInit<PriceRange, T>): Asked<PriceRange, T> =>
  ask(getGetSuggestedSellPriceQueryKey(id, params), (init) => calls.getSuggestedSellPrice(id, params, init), options, [id]);
/**
 * Send the package and the start date, or the departure.
 * @summary Get the suggested range of sell prices (H-521)
 */
export const useGetSuggestedSellPrice = <T = PriceRange>(id: string, params: GetSuggestedSellPriceParams, options?: AskInit<PriceRange, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetSuggestedSellPriceQueryOptions(id, params, options), client);

/**
 * Changes saved since the last publication appear on the public pages from now on.
 * @summary Publish the current state of an itinerary's page (H-553)
 */
export const usePublishItinerary = <C = unknown>(options?: MutationInit<Itinerary, { id: string }, C>, client?: QueryClient): MutationResult<Itinerary, { id: string }, C> =>
  useSend('publishItinerary', ({ id }, init) => calls.publishItinerary(id, init), options, client);

export const getListItineraryMetadataQueryKey = (params?: ListItineraryMetadataParams) => [`/api/metadata/itineraries`, ...(params ? [params] : [])] as const;
export const getListItineraryMetadataQueryOptions = <T = RecordMetadataPage>(params?: ListItineraryMetadataParams, options?: AskInit<RecordMetadataPage, T>): Asked<RecordMetadataPage, T> =>
  ask(getListItineraryMetadataQueryKey(params), (init) => calls.listItineraryMetadata(params, init), options);
/**
 * Returns lightweight rows with an id, a name, and a few facts.
 * @summary List itineraries for a picker (H-475); facts: country, destination, days, tier
 */
export const useListItineraryMetadata = <T = RecordMetadataPage>(params?: ListItineraryMetadataParams, options?: AskInit<RecordMetadataPage, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListItineraryMetadataQueryOptions(params, options), client);

export const getListRecommendationMetadataQueryKey = (params?: ListRecommendationMetadataParams) => [`/api/metadata/itinerary-recommendations`, ...(params ? [params] : [])] as const;
export const getListRecommendationMetadataQueryOptions = <T = RecordMetadataPage>(params?: ListRecommendationMetadataParams, options?: AskInit<RecordMetadataPage, T>): Asked<RecordMetadataPage, T> =>
  ask(getListRecommendationMetadataQueryKey(params), (init) => calls.listRecommendationMetadata(params, init), options);
/**
 * Returns lightweight rows with an id, a name, and a few facts.
 * @summary List recommendations for a picker (H-476); facts: host, by, options
 */
export const useListRecommendationMetadata = <T = RecordMetadataPage>(params?: ListRecommendationMetadataParams, options?: AskInit<RecordMetadataPage, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListRecommendationMetadataQueryOptions(params, options), client);

export const getListDestinationsQueryKey = () => [`/api/metadata/destinations`] as const;
export const getListDestinationsQueryOptions = <T = DestinationList>(options?: AskInit<DestinationList, T>): Asked<DestinationList, T> =>
  ask(getListDestinationsQueryKey(), (init) => calls.listDestinations(init), options);
/**
 * Returns each with its number of itineraries.
 * @summary List the countries and destinations of complete itineraries (H-492)
 */
export const useListDestinations = <T = DestinationList>(options?: AskInit<DestinationList, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListDestinationsQueryOptions(options), client);

export const getListRecommendationsQueryKey = (params?: ListRecommendationsParams) => [`/api/admin/itinerary-recommendations`, ...(params ? [params] : [])] as const;
export const getListRecommendationsQueryOptions = <T = RecommendationPage>(params?: ListRecommendationsParams, options?: AskInit<RecommendationPage, T>): Asked<RecommendationPage, T> =>
  ask(getListRecommendationsQueryKey(params), (init) => calls.listRecommendations(params, init), options);
/**
 * Search with q; filter by host, itinerary, and whether the recommendation is active.
 * @summary List the itineraries recommended to hosts (H-463, H-465, H-476)
 */
export const useListRecommendations = <T = RecommendationPage>(params?: ListRecommendationsParams, options?: AskInit<RecommendationPage, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListRecommendationsQueryOptions(params, options), client);

/**
 * Options are shown in the order given, with the note.
 * @summary Recommend itineraries to a host (H-466, H-476)
 */
export const useCreateRecommendation = <C = unknown>(options?: MutationInit<Recommendation, { data: NewRecommendation }, C>, client?: QueryClient): MutationResult<Recommendation, { data: NewRecommendation }, C> =>
  useSend('createRecommendation', ({ data }, init) => calls.createRecommendation(data, init), options, client);

export const getGetRecommendationQueryKey = (id: string) => [`/api/admin/itinerary-recommendations/${id}`] as const;
export const getGetRecommendationQueryOptions = <T = Recommendation>(id: string, options?: AskInit<Recommendation, T>): Asked<Recommendation, T> =>
  ask(getGetRecommendationQueryKey(id), (init) => calls.getRecommendation(id, init), options, [id]);
/**
 * Includes its note and its options in order.
 * @summary Get a host's recommendation (H-464, H-476)
 */
export const useGetRecommendation = <T = Recommendation>(id: string, options?: AskInit<Recommendation, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetRecommendationQueryOptions(id, options), client);

/**
 * Send the version last read; returns 409 if the recommendation was changed in the meantime.
 * @summary Update a recommendation's note, options, and their order (H-467, H-476)
 */
export const useUpdateRecommendation = <C = unknown>(options?: MutationInit<Recommendation, { id: string; data: RecommendationUpdate }, C>, client?: QueryClient): MutationResult<Recommendation, { id: string; data: RecommendationUpdate }, C> =>
  useSend('updateRecommendation', ({ id, data }, init) => calls.updateRecommendation(id, data, init), options, client);

/**
 * The host no longer sees it.
 * @summary Delete a host's recommendation
 */
export const useDeleteRecommendation = <C = unknown>(options?: MutationInit<Done, { id: string }, C>, client?: QueryClient): MutationResult<Done, { id: string }, C> =>
  useSend('deleteRecommendation', ({ id }, init) => calls.deleteRecommendation(id, init), options, client);

export const getListMyRecommendationsQueryKey = () => [`/api/me/itinerary-recommendations`] as const;
export const getListMyRecommendationsQueryOptions = <T = RecommendationPage>(options?: AskInit<RecommendationPage, T>): Asked<RecommendationPage, T> =>
  ask(getListMyRecommendationsQueryKey(), (init) => calls.listMyRecommendations(init), options);
/**
 * Says whether the host is seeing them for the first time.
 * @summary List the itineraries recommended to the signed-in host (H-512, H-476)
 */
export const useListMyRecommendations = <T = RecommendationPage>(options?: AskInit<RecommendationPage, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListMyRecommendationsQueryOptions(options), client);

/**
 * From then on, firstTime is false.
 * @summary Mark the recommendation as seen by the host (H-512)
 */
export const useClearFirstTime = <C = unknown>(options?: MutationInit<RecommendationPage, void, C>, client?: QueryClient): MutationResult<RecommendationPage, void, C> =>
  useSend('clearFirstTime', (_, init) => calls.clearFirstTime(init), options, client);

export const getAdminListItinerariesQueryKey = (params?: AdminListItinerariesParams) => [`/api/admin/itineraries`, ...(params ? [params] : [])] as const;
export const getAdminListItinerariesQueryOptions = <T = ItineraryPage>(params?: AdminListItinerariesParams, options?: AskInit<ItineraryPage, T>): Asked<ItineraryPage, T> =>
  ask(getAdminListItinerariesQueryKey(params), (init) => calls.adminListItineraries(params, init), options);
/**
 * Search with q; filter by status, operator, and country.
 * @summary List the itineraries of all operators (H-463, H-465, H-475)
 */
export const useAdminListItineraries = <T = ItineraryPage>(params?: AdminListItinerariesParams, options?: AskInit<ItineraryPage, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getAdminListItinerariesQueryOptions(params, options), client);

/**
 * Specify the operator in operatorId.
 * @summary Create an itinerary for an operator (H-466, H-475)
 */
export const useAdminCreateItinerary = <C = unknown>(options?: MutationInit<Itinerary, { data: ItineraryDraft; params: AdminCreateItineraryParams }, C>, client?: QueryClient): MutationResult<Itinerary, { data: ItineraryDraft; params: AdminCreateItineraryParams }, C> =>
  useSend('adminCreateItinerary', ({ data, params }, init) => calls.adminCreateItinerary(data, params, init), options, client);

export const getAdminGetItineraryQueryKey = (id: string) => [`/api/admin/itineraries/${id}`] as const;
export const getAdminGetItineraryQueryOptions = <T = Itinerary>(id: string, options?: AskInit<Itinerary, T>): Asked<Itinerary, T> =>
  ask(getAdminGetItineraryQueryKey(id), (init) => calls.adminGetItinerary(id, init), options, [id]);
/**
 * Returns the same itinerary as getItinerary.
 * @summary Get an itinerary (H-464, H-475)
 */
export const useAdminGetItinerary = <T = Itinerary>(id: string, options?: AskInit<Itinerary, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getAdminGetItineraryQueryOptions(id, options), client);

/**
 * Send the version last read; returns 409 if the itinerary was changed in the meantime. Omitted fields stay unchanged.
 * @summary Update an itinerary (H-467, H-475)
 */
export const useAdminUpdateItinerary = <C = unknown>(options?: MutationInit<Itinerary, { id: string; data: ItineraryUpdate }, C>, client?: QueryClient): MutationResult<Itinerary, { id: string; data: ItineraryUpdate }, C> =>
  useSend('adminUpdateItinerary', ({ id, data }, init) => calls.adminUpdateItinerary(id, data, init), options, client);
