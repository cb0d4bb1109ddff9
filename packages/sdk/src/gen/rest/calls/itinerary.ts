import * as $core from '../../../core/call.ts';
import type { CallInit } from '../../../core/http.ts';
import type { AccommodationPlan, AdminCreateItineraryParams, AdminListItinerariesParams, AlternativeInput, Availability, CompareItineraryVersionsParams, DeleteServicesParams, DestinationList, Done, GetAvailabilityParams, GetSuggestedSellPriceParams, Itinerary, ItineraryDifference, ItineraryDraft, ItineraryImport, ItineraryPage, ItineraryUpdate, ItineraryVersionPage, ListItinerariesParams, ListItineraryMetadataParams, ListItineraryVersionsParams, ListRecommendationMetadataParams, ListRecommendationsParams, ListServicesParams, NewRecommendation, PriceRange, Recommendation, RecommendationPage, RecommendationUpdate, RecordMetadataPage, ReviewCommentMark, SearchServiceLibraryParams, ServiceLibrary, ServiceRecordPage, ServiceSave, ServiceSaved, ServiceType, ServicesDeleted, ValidityPeriodEdit, VersionOnly } from '../model/index.ts';

/**
 * Search with q; filter by country, category, and status. An operator's API key requires the scope itineraries:read.
 * @summary List the itineraries in the catalog or, for operators, their own (H-475, O-179)
 */
export function listItineraries(params?: ListItinerariesParams, options?: CallInit): Promise<ItineraryPage> {
  return $core.call('GET', '/api/me/itineraries', { query: params }, options);
}

/**
 * Its status is incomplete until the operator has filled it in.
 * @summary Create an itinerary owned by the operator (O-181)
 */
export function createItinerary(itineraryDraft: ItineraryDraft, options?: CallInit): Promise<Itinerary> {
  return $core.call('POST', '/api/me/itineraries', { body: itineraryDraft }, options, ['/api/me/itineraries']);
}

/**
 * An operator's API key requires the scope itineraries:read.
 * @summary Get an itinerary with its days, packages, and services
 */
export function getItinerary(id: string, options?: CallInit): Promise<Itinerary> {
  return $core.call('GET', '/api/me/itineraries/:id', { tokens: { id } }, options);
}

/**
 * Send the version last read; returns 409 if the itinerary was changed in the meantime. An operator's API key requires the scope itineraries:write.
 * @summary Update an itinerary's fields, services, or status (O-176)
 */
export function updateItinerary(id: string, itineraryUpdate: ItineraryUpdate, options?: CallInit): Promise<Itinerary> {
  return $core.call('POST', '/api/me/itineraries/:id', { tokens: { id }, body: itineraryUpdate }, options, ['/api/me/itineraries']);
}

/**
 * Send the version last read. The service's type determines which fields apply.
 * @summary Add a service to a day (O-187)
 */
export function createService(id: string, serviceSave: ServiceSave, options?: CallInit): Promise<ServiceSaved> {
  return $core.call('POST', '/api/me/itineraries/:id/services', { tokens: { id }, body: serviceSave }, options);
}

/**
 * Send the version last read.
 * @summary Update a service by id and type; its deleted flag removes it (O-187, O-108)
 */
export function updateService(type: ServiceType, serviceId: string, serviceSave: ServiceSave, options?: CallInit): Promise<ServiceSaved> {
  return $core.call('PATCH', '/api/me/services/:type/:serviceId', { tokens: { type, serviceId }, body: serviceSave }, options);
}

/**
 * Search with q; filter by itinerary and type.
 * @summary List the services of itineraries that the caller can edit (H-480)
 */
export function listServices(params?: ListServicesParams, options?: CallInit): Promise<ServiceRecordPage> {
  return $core.call('GET', '/api/me/services', { query: params }, options);
}

/**
 * List them in ids. Returns the number removed.
 * @summary Remove services by id (O-187)
 */
export function deleteServices(params: DeleteServicesParams, options?: CallInit): Promise<ServicesDeleted> {
  return $core.call('DELETE', '/api/me/services', { query: params }, options);
}

/**
 * Services that the operator keeps for other itineraries. Search with q; filter by type. Admins must specify the operator.
 * @summary Search the operator's service library, three at a time (O-188, O-237)
 */
export function searchServiceLibrary(params?: SearchServiceLibraryParams, options?: CallInit): Promise<ServiceLibrary> {
  return $core.call('GET', '/api/me/service-library', { query: params }, options);
}

/**
 * Save the service with saveToLibrary to add it back.
 * @summary Remove a service from the library; itineraries keep their copies
 */
export function deleteLibraryService(serviceId: string, options?: CallInit): Promise<Done> {
  return $core.call('DELETE', '/api/me/service-library/:serviceId', { tokens: { serviceId } }, options);
}

/**
 * Includes the alternatives, the state of each future departure, and the version that updates require.
 * @summary List an itinerary's accommodations by range of days (O-104 to O-106, O-189)
 */
export function listAccommodations(id: string, options?: CallInit): Promise<AccommodationPlan> {
  return $core.call('GET', '/api/me/itineraries/:id/accommodations', { tokens: { id } }, options);
}

/**
 * Send the version last read. The alternative covers the nights of the default accommodation.
 * @summary Add an alternative accommodation (O-107, O-145)
 */
export function createAlternative(itineraryId: string, serviceId: string, alternativeInput: AlternativeInput, options?: CallInit): Promise<ServiceSaved> {
  return $core.call('POST', '/api/me/itineraries/:itineraryId/services/:serviceId/alternatives', { tokens: { itineraryId, serviceId }, body: alternativeInput }, options);
}

/**
 * Send the version last read.
 * @summary Update an alternative accommodation
 */
export function updateAlternative(itineraryId: string, serviceId: string, alternativeId: string, alternativeInput: AlternativeInput, options?: CallInit): Promise<ServiceSaved> {
  return $core.call('PATCH', '/api/me/itineraries/:itineraryId/services/:serviceId/alternatives/:alternativeId', { tokens: { itineraryId, serviceId, alternativeId }, body: alternativeInput }, options);
}

/**
 * Departures that use it revert to the default accommodation, which stays.
 * @summary Remove an alternative accommodation (O-204)
 */
export function deleteAlternative(itineraryId: string, serviceId: string, alternativeId: string, options?: CallInit): Promise<ServiceSaved> {
  return $core.call('DELETE', '/api/me/itineraries/:itineraryId/services/:serviceId/alternatives/:alternativeId', { tokens: { itineraryId, serviceId, alternativeId } }, options);
}

/**
 * Send the version last read.
 * @summary Swap an alternative accommodation with the default (O-107)
 */
export function swapAccommodations(itineraryId: string, serviceId: string, alternativeId: string, versionOnly: VersionOnly, options?: CallInit): Promise<ServiceSaved> {
  return $core.call('POST', '/api/me/itineraries/:itineraryId/services/:serviceId/alternatives/:alternativeId/swap', { tokens: { itineraryId, serviceId, alternativeId }, body: versionOnly }, options);
}

/**
 * A new period replaces whatever covers its days. Send the version last read, the package level, and the period to set or the days to clear.
 * @summary Set or clear a validity period; periods never overlap (O-129)
 */
export function editValidityPeriods(id: string, validityPeriodEdit: ValidityPeriodEdit, options?: CallInit): Promise<Itinerary> {
  return $core.call('POST', '/api/me/itineraries/:id/validity-periods', { tokens: { id }, body: validityPeriodEdit }, options);
}

/**
 * While the itinerary is the operator's to change. The next reviewer sees the mark. The itinerary's version stays the same, so that open forms can still be saved.
 * @summary Mark a change that the marketplace requested as made, or as open again
 */
export function markReviewComment(id: string, reviewCommentMark: ReviewCommentMark, options?: CallInit): Promise<Itinerary> {
  return $core.call('POST', '/api/me/itineraries/:id/review-comments', { tokens: { id }, body: reviewCommentMark }, options);
}

/**
 * Returns when each version was saved, by whom, and what changed.
 * @summary List an itinerary's saved versions, newest first
 */
export function listItineraryVersions(id: string, params?: ListItineraryVersionsParams, options?: CallInit): Promise<ItineraryVersionPage> {
  return $core.call('GET', '/api/me/itineraries/:id/versions', { tokens: { id }, query: params }, options);
}

/**
 * Returns the differences field by field and service by service. Specify the other version in with; the default is the current one.
 * @summary Compare two versions of an itinerary
 */
export function compareItineraryVersions(id: string, version: number, params?: CompareItineraryVersionsParams, options?: CallInit): Promise<ItineraryDifference> {
  return $core.call('GET', '/api/me/itineraries/:id/versions/:version/difference', { tokens: { id, version }, query: params }, options);
}

/**
 * Creates a new version with the earlier content; status and departures stay unchanged. Send the version last read.
 * @summary Restore an earlier version of an itinerary
 */
export function restoreItineraryVersion(id: string, version: number, versionOnly: VersionOnly, options?: CallInit): Promise<Itinerary> {
  return $core.call('POST', '/api/me/itineraries/:id/versions/:version/restore', { tokens: { id, version }, body: versionOnly }, options, ['/api/admin/itineraries/:id', '/api/me/itineraries/:id/versions', '/api/me/itineraries/:id/versions/:version/difference']);
}

/**
 * Photos are included by reference. The file can be read by importItinerary.
 * @summary Export an itinerary as a single file
 */
export function exportItinerary(id: string, options?: CallInit): Promise<Blob> {
  return $core.call('GET', '/api/me/itineraries/:id/export', { tokens: { id } }, options);
}

/** The address of exportItinerary. */
export function getExportItineraryUrl(id: string): string {
  return $core.address('/api/me/itineraries/:id/export', { tokens: { id } });
}

/**
 * If the file has errors, nothing is created and each error is reported by field and line.
 * @summary Import an itinerary from a file as a new, incomplete one
 */
export function importItinerary(itineraryImport: ItineraryImport, options?: CallInit): Promise<Itinerary> {
  return $core.call('POST', '/api/me/itineraries/import', { body: itineraryImport }, options);
}

/**
 * For hosts who are about to request a date, and for API keys with the scope itineraries:read.
 * @summary List the dates that can be requested, by package (H-519, H-223)
 */
export function getAvailability(id: string, params?: GetAvailabilityParams, options?: CallInit): Promise<Availability> {
  return $core.call('GET', '/api/me/itinerary/:id/availability', { tokens: { id }, query: params }, options);
}

/**
 * Send the package and the start date, or the departure.
 * @summary Get the suggested range of sell prices (H-521)
 */
export function getSuggestedSellPrice(id: string, params: GetSuggestedSellPriceParams, options?: CallInit): Promise<PriceRange> {
  return $core.call('GET', '/api/me/itineraries/:id/suggested-sell-price', { tokens: { id }, query: params }, options);
}

/**
 * Changes saved since the last publication appear on the public pages from now on.
 * @summary Publish the current state of an itinerary's page (H-553)
 */
export function publishItinerary(id: string, options?: CallInit): Promise<Itinerary> {
  return $core.call('POST', '/api/admin/files/website/itineraries/:id/publish', { tokens: { id } }, options);
}

/**
 * Returns lightweight rows with an id, a name, and a few facts.
 * @summary List itineraries for a picker (H-475); facts: country, destination, days, tier
 */
export function listItineraryMetadata(params?: ListItineraryMetadataParams, options?: CallInit): Promise<RecordMetadataPage> {
  return $core.call('GET', '/api/metadata/itineraries', { query: params }, options);
}

/**
 * Returns lightweight rows with an id, a name, and a few facts.
 * @summary List recommendations for a picker (H-476); facts: host, by, options
 */
export function listRecommendationMetadata(params?: ListRecommendationMetadataParams, options?: CallInit): Promise<RecordMetadataPage> {
  return $core.call('GET', '/api/metadata/itinerary-recommendations', { query: params }, options);
}

/**
 * Returns each with its number of itineraries.
 * @summary List the countries and destinations of complete itineraries (H-492)
 */
export function listDestinations(options?: CallInit): Promise<DestinationList> {
  return $core.call('GET', '/api/metadata/destinations', {}, options);
}

/**
 * Search with q; filter by host, itinerary, and whether the recommendation is active.
 * @summary List the itineraries recommended to hosts (H-463, H-465, H-476)
 */
export function listRecommendations(params?: ListRecommendationsParams, options?: CallInit): Promise<RecommendationPage> {
  return $core.call('GET', '/api/admin/itinerary-recommendations', { query: params }, options);
}

/**
 * Options are shown in the order given, with the note.
 * @summary Recommend itineraries to a host (H-466, H-476)
 */
export function createRecommendation(newRecommendation: NewRecommendation, options?: CallInit): Promise<Recommendation> {
  return $core.call('POST', '/api/admin/itinerary-recommendations', { body: newRecommendation }, options, ['/api/admin/itinerary-recommendations']);
}

/**
 * Includes its note and its options in order.
 * @summary Get a host's recommendation (H-464, H-476)
 */
export function getRecommendation(id: string, options?: CallInit): Promise<Recommendation> {
  return $core.call('GET', '/api/admin/itinerary-recommendations/:id', { tokens: { id } }, options);
}

/**
 * Send the version last read; returns 409 if the recommendation was changed in the meantime.
 * @summary Update a recommendation's note, options, and their order (H-467, H-476)
 */
export function updateRecommendation(id: string, recommendationUpdate: RecommendationUpdate, options?: CallInit): Promise<Recommendation> {
  return $core.call('POST', '/api/admin/itinerary-recommendations/:id', { tokens: { id }, body: recommendationUpdate }, options, ['/api/admin/itinerary-recommendations']);
}

/**
 * The host no longer sees it.
 * @summary Delete a host's recommendation
 */
export function deleteRecommendation(id: string, options?: CallInit): Promise<Done> {
  return $core.call('DELETE', '/api/admin/itinerary-recommendations/:id', { tokens: { id } }, options, ['/api/admin/itinerary-recommendations']);
}

/**
 * Says whether the host is seeing them for the first time.
 * @summary List the itineraries recommended to the signed-in host (H-512, H-476)
 */
export function listMyRecommendations(options?: CallInit): Promise<RecommendationPage> {
  return $core.call('GET', '/api/me/itinerary-recommendations', {}, options);
}

/**
 * From then on, firstTime is false.
 * @summary Mark the recommendation as seen by the host (H-512)
 */
export function clearFirstTime(options?: CallInit): Promise<RecommendationPage> {
  return $core.call('POST', '/api/me/itinerary-recommendations/clear-first-time', {}, options, ['/api/me/itinerary-recommendations']);
}

/**
 * Search with q; filter by status, operator, and country.
 * @summary List the itineraries of all operators (H-463, H-465, H-475)
 */
export function adminListItineraries(params?: AdminListItinerariesParams, options?: CallInit): Promise<ItineraryPage> {
  return $core.call('GET', '/api/admin/itineraries', { query: params }, options);
}

/**
 * Specify the operator in operatorId.
 * @summary Create an itinerary for an operator (H-466, H-475)
 */
export function adminCreateItinerary(itineraryDraft: ItineraryDraft, params: AdminCreateItineraryParams, options?: CallInit): Promise<Itinerary> {
  return $core.call('POST', '/api/admin/itineraries', { query: params, body: itineraryDraft }, options);
}

/**
 * Returns the same itinerary as getItinerary.
 * @summary Get an itinerary (H-464, H-475)
 */
export function adminGetItinerary(id: string, options?: CallInit): Promise<Itinerary> {
  return $core.call('GET', '/api/admin/itineraries/:id', { tokens: { id } }, options);
}

/**
 * Send the version last read; returns 409 if the itinerary was changed in the meantime. Omitted fields stay unchanged.
 * @summary Update an itinerary (H-467, H-475)
 */
export function adminUpdateItinerary(id: string, itineraryUpdate: ItineraryUpdate, options?: CallInit): Promise<Itinerary> {
  return $core.call('POST', '/api/admin/itineraries/:id', { tokens: { id }, body: itineraryUpdate }, options, ['/api/admin/itineraries', '/api/admin/waiting']);
}
