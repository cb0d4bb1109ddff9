import * as $core from '../../../core/call.ts';
import type { CallInit } from '../../../core/http.ts';
import type { AcceptHostTerms, AdminListTripsParams, CompareTripVersionsParams, DayChangeList, DayChangesSeen, Done, EarningsReport, EmailPreview, EmailPreviewInput, GetEmailPreviewParams, GetPublicTripParams, GetSingleSupplementParams, GetTripBoardParams, HostCompanions, HostCompanionsInput, HostTermsDocument, ListPublicTripsParams, ListTripMetadataParams, ListTripSalesParams, ListTripVersionsParams, ListTripsParams, PublicTrip, PublicTripPage, RecordMetadataPage, SavedTrips, SavedTripsInput, SendBackInput, ServiceEdit, ServiceType, SingleSupplement, SingleSupplementInput, Trip, TripApprovals, TripBoard, TripDifference, TripFromRequest, TripInventory, TripPage, TripPreview, TripSales, TripUpdate, TripVersionPage } from '../model/index.ts';

/**
 * Lightweight rows with an id, a name and the facts host, start and shortId, for pickers.
 * @summary List trips for a picker (H-483)
 */
export function listTripMetadata(params?: ListTripMetadataParams, options?: CallInit): Promise<RecordMetadataPage> {
  return $core.call('GET', '/api/metadata/trips', { query: params }, options);
}

/**
 * Filter by status. An operator's API keys need the scope trips:read.
 * @summary List the caller's own trips, as host, operator or traveler (H-483)
 */
export function listTrips(params?: ListTripsParams, options?: CallInit): Promise<TripPage> {
  return $core.call('GET', '/api/me/trips', { query: params }, options);
}

/**
 * Saves the operator's review and creates a trip in status created, with the name, summary, code and number of spots of the review.
 * @summary Create a trip from a reviewed trip request (O-098, O-182)
 */
export function createTripFromRequest(tripFromRequest: TripFromRequest, options?: CallInit): Promise<Trip> {
  return $core.call('POST', '/api/me/trips', { body: tripFromRequest }, options, ['/api/me/trips', '/api/me/trip-requests', '/api/me/trip-board']);
}

/**
 * Contains what the caller may see and do. An operator's API keys need the scope trips:read.
 * @summary Get a trip
 */
export function getTrip(id: string, options?: CallInit): Promise<Trip> {
  return $core.call('GET', '/api/me/trips/:id', { tokens: { id } }, options);
}

/**
 * Send the version you last read; 409 if the record has been saved since.
 * @summary Update a trip, or move it to the next status (H-533, O-183)
 */
export function updateTrip(id: string, tripUpdate: TripUpdate, options?: CallInit): Promise<Trip> {
  return $core.call('POST', '/api/me/trips/:id', { tokens: { id }, body: tripUpdate }, options, ['/api/me/trips', '/api/me/trip-details/:tripId', '/api/me/host/:id/home-trips', '/api/me/host/:id/next', '/api/me/trips/:id/preview', '/api/me/trip-board']);
}

/**
 * Each is in one lane, by its most pressing task, earliest deadline first. Without lane, returns the start of every lane that has any; with lane, a page of that one. Counts ignore the page. Canceled trips, and completed ones that are paid out, are left out.
 * @summary List the operator's requests and trips by what is to be done next
 */
export function getTripBoard(params?: GetTripBoardParams, options?: CallInit): Promise<TripBoard> {
  return $core.call('GET', '/api/me/trip-board', { query: params }, options);
}

/**
 * The text that acceptHostTerms signs.
 * @summary Get the services agreement of a trip (H-544)
 */
export function getHostTerms(id: string, options?: CallInit): Promise<HostTermsDocument> {
  return $core.call('GET', '/api/me/trips/:id/host-terms', { tokens: { id } }, options);
}

/**
 * Send the trip's version and the terms that were shown with the new prices.
 * @summary Set new prices and accept the matching services agreement (H-541)
 */
export function updateHostTerms(id: string, acceptHostTerms: AcceptHostTerms, options?: CallInit): Promise<Trip> {
  return $core.call('POST', '/api/me/trips/:id/host-terms', { tokens: { id }, body: acceptHostTerms }, options);
}

/**
 * Send the trip's version and the terms that were shown.
 * @summary Accept the services agreement as the host (H-541 to H-543)
 */
export function acceptHostTerms(id: string, acceptHostTermsBody: AcceptHostTerms, options?: CallInit): Promise<Trip> {
  return $core.call('POST', '/api/me/trips/:id/accept-terms', { tokens: { id }, body: acceptHostTermsBody }, options, ['/api/me/trips/:id/host-terms', '/api/me/trips', '/api/me/trip-details/:tripId', '/api/me/host/:id/home-trips']);
}

/**
 * Search with q; filter by host, operator, itinerary, status, and the days of departure.
 * @summary List trips, newest first (H-463, H-465, H-483)
 */
export function adminListTrips(params?: AdminListTripsParams, options?: CallInit): Promise<TripPage> {
  return $core.call('GET', '/api/admin/trips', { query: params }, options);
}

/**
 * Contains what an admin or the trip's manager may see.
 * @summary Get a trip as an admin or its manager (H-464, H-483)
 */
export function adminGetTrip(id: string, options?: CallInit): Promise<Trip> {
  return $core.call('GET', '/api/admin/trips/:id', { tokens: { id } }, options);
}

/**
 * Send the version you last read; 409 if the record has been saved since.
 * @summary Approve a trip's pricing, or cancel or correct the trip
 */
export function adminUpdateTrip(id: string, tripUpdate: TripUpdate, options?: CallInit): Promise<Trip> {
  return $core.call('POST', '/api/admin/trips/:id', { tokens: { id }, body: tripUpdate }, options, ['/api/admin/trips', '/api/admin/bookings', '/api/metadata/audit-logs', '/api/admin/waiting']);
}

/**
 * No sign-in required. Search with q. Filters are combined. For each filter, the answer counts the trips that match the other filters; when nothing matches, it gives the number of trips without one of the filters.
 * @summary List bookable and upcoming trips
 */
export function listPublicTrips(params?: ListPublicTripsParams, options?: CallInit): Promise<PublicTripPage> {
  return $core.call('GET', '/public/trips', { query: params }, options);
}

/**
 * No sign-in required. Identify the trip by its path; preview takes the token from getTripPreview.
 * @summary Get the public page of a trip (H-555)
 */
export function getPublicTrip(params: GetPublicTripParams, options?: CallInit): Promise<PublicTrip> {
  return $core.call('GET', '/public/trip-details', { query: params }, options);
}

/**
 * No sign-in required. Ask without a cookie and with the ETag of the previous answer; 304 while nothing has been sold. The answer is at most a second old. Trips without a public page are left out.
 * @summary Get the remaining spots and prices of trips, for a page that stays open
 */
export function listTripSales(params: ListTripSalesParams, options?: CallInit): Promise<TripSales> {
  return $core.call('GET', '/public/trip-sales', { query: params }, options);
}

/**
 * Earliest start first, without trips that have no public page.
 * @summary List the caller's own saved trips that are still to come
 */
export function listSavedTrips(options?: CallInit): Promise<SavedTrips> {
  return $core.call('GET', '/api/me/saved-trips', {}, options);
}

/**
 * Saving a trip again changes nothing. At most 100 are kept; paths of unknown trips are ignored.
 * @summary Save or unsave trips
 */
export function saveTrips(savedTripsInput: SavedTripsInput, options?: CallInit): Promise<SavedTrips> {
  return $core.call('POST', '/api/me/saved-trips', { body: savedTripsInput }, options, ['/api/me/saved-trips']);
}

/**
 * Send the trip's version. Returns the updated trip.
 * @summary Add an informal gathering to a day (H-387, H-552)
 */
export function createGathering(id: string, serviceEdit: ServiceEdit, options?: CallInit): Promise<Trip> {
  return $core.call('POST', '/api/me/trips/:id/gatherings', { tokens: { id }, body: serviceEdit }, options);
}

/**
 * Send the trip's version. Returns the updated trip.
 * @summary Update a service of a trip (H-551, H-552, O-184)
 */
export function updateTripService(tripId: string, type: ServiceType, serviceId: string, serviceEdit: ServiceEdit, options?: CallInit): Promise<Trip> {
  return $core.call('POST', '/api/me/trips/:tripId/service/:type/:serviceId', { tokens: { tripId, type, serviceId }, body: serviceEdit }, options);
}

/**
 * Hosts can only remove informal gatherings. Returns the updated trip.
 * @summary Remove a service from a trip (H-392, O-162)
 */
export function deleteTripService(tripId: string, type: ServiceType, serviceId: string, options?: CallInit): Promise<Trip> {
  return $core.call('DELETE', '/api/me/trips/:tripId/service/:type/:serviceId', { tokens: { tripId, type, serviceId } }, options);
}

/**
 * Travelers get the changes they have not acknowledged yet. Hosts, operators and admins get all changes, with the number of travelers who have seen the latest change of each day.
 * @summary List changes to a trip's days since it was first booked
 */
export function listDayChanges(id: string, options?: CallInit): Promise<DayChangeList> {
  return $core.call('GET', '/api/me/trips/:id/day-changes', { tokens: { id } }, options);
}

/**
 * Send the revision you last read; a conflict if the day has changed since.
 * @summary Acknowledge the changes to a day
 */
export function acknowledgeDayChanges(id: string, day: number, dayChangesSeen: DayChangesSeen, options?: CallInit): Promise<DayChangeList> {
  return $core.call('POST', '/api/me/trips/:id/day-changes/:day/acknowledge', { tokens: { id, day }, body: dayChangesSeen }, options, ['/api/me/trips/:id/day-changes']);
}

/**
 * Returns when each version was saved, by whom, and how much changed. The first one is the state before the first change. For the people who work on the trip.
 * @summary List the saved versions of a trip's page and days, newest first
 */
export function listTripVersions(id: string, params?: ListTripVersionsParams, options?: CallInit): Promise<TripVersionPage> {
  return $core.call('GET', '/api/me/trips/:id/versions', { tokens: { id }, query: params }, options);
}

/**
 * Returns the differences field by field and service by service. Specify the later version in with; the default is the trip as it is now.
 * @summary Compare two versions of a trip
 */
export function compareTripVersions(id: string, version: number, params?: CompareTripVersionsParams, options?: CallInit): Promise<TripDifference> {
  return $core.call('GET', '/api/me/trips/:id/versions/:version/difference', { tokens: { id, version }, query: params }, options);
}

/**
 * The page, the technical itinerary, and the earnings report, each with its rounds, newest first. Hosts don't see the technical itinerary's rounds, operators don't see the page's; of the earnings report, each sees what was sent to them.
 * @summary Get what the marketplace approves of a trip, with what it sent back
 */
export function getTripApprovals(id: string, options?: CallInit): Promise<TripApprovals> {
  return $core.call('GET', '/api/me/trips/:id/approvals', { tokens: { id } }, options);
}

/**
 * The host of a page and the operator of a technical itinerary get the reason by email and can submit it again. An earnings report stays unapproved; name in tell who has to act. Send the trip's version last read.
 * @summary Send back a trip's page, technical itinerary, or earnings report with a reason
 */
export function sendBackTrip(id: string, sendBackInput: SendBackInput, options?: CallInit): Promise<TripApprovals> {
  return $core.call('POST', '/api/admin/trips/:id/send-back', { tokens: { id }, body: sendBackInput }, options, ['/api/me/trips/:id/approvals', '/api/admin/trips/:id', '/api/admin/trips', '/api/admin/waiting', '/api/metadata/audit-logs']);
}

/**
 * Includes how many are allowed, whether they have been submitted, and whether they can still be changed.
 * @summary List the host's companions on a trip (H-538)
 */
export function getHostCompanions(id: string, options?: CallInit): Promise<HostCompanions> {
  return $core.call('GET', '/api/me/trips/:id/host-companions', { tokens: { id } }, options);
}

/**
 * Locks them. Until they are complete, save them with saveHostCompanions.
 * @summary Submit the host's companions (H-330, H-331)
 */
export function submitHostCompanions(id: string, hostCompanionsInput: HostCompanionsInput, options?: CallInit): Promise<HostCompanions> {
  return $core.call('POST', '/api/me/trips/:id/host-companions', { tokens: { id }, body: hostCompanionsInput }, options);
}

/**
 * They can be changed until they are submitted.
 * @summary Save the host's companions without submitting them (H-539)
 */
export function saveHostCompanions(id: string, hostCompanionsInput: HostCompanionsInput, options?: CallInit): Promise<HostCompanions> {
  return $core.call('PUT', '/api/me/trips/:id/host-companions', { tokens: { id }, body: hostCompanionsInput }, options);
}

/**
 * Includes whether they have been submitted, and whether the caller can still correct them.
 * @summary List the companions of a trip's host as an admin or its manager
 */
export function adminGetHostCompanions(id: string, options?: CallInit): Promise<HostCompanions> {
  return $core.call('GET', '/api/admin/trips/:id/host-companions', { tokens: { id } }, options);
}

/**
 * Replaces the list.
 * @summary Correct the host's companions, even after submission (H-540)
 */
export function adminSetHostCompanions(id: string, hostCompanionsInput: HostCompanionsInput, options?: CallInit): Promise<HostCompanions> {
  return $core.call('POST', '/api/admin/trips/:id/host-companions', { tokens: { id }, body: hostCompanionsInput }, options);
}

/**
 * The total, the number taken and the number left.
 * @summary Get the spots, private rooms and bookable activities of a trip (H-550)
 */
export function getTripInventory(id: string, options?: CallInit): Promise<TripInventory> {
  return $core.call('GET', '/api/me/trips/:id/inventory', { tokens: { id } }, options);
}

/**
 * total is the number of private rooms needed.
 * @summary Check whether enough private rooms are left (H-550)
 */
export function getSingleSupplement(id: string, params?: GetSingleSupplementParams, options?: CallInit): Promise<SingleSupplement> {
  return $core.call('GET', '/api/me/trips/:id/inventory/single-supplement', { tokens: { id }, query: params }, options);
}

/**
 * Returns how many are taken and left.
 * @summary Set the number of private rooms (O-186)
 */
export function setSingleSupplement(id: string, singleSupplementInput: SingleSupplementInput, options?: CallInit): Promise<SingleSupplement> {
  return $core.call('POST', '/api/me/trips/:id/inventory/single-supplement', { tokens: { id }, body: singleSupplementInput }, options);
}

/**
 * Anyone with the path can see the page without signing in, until it expires. illegal_state for a trip without a page.
 * @summary Get the path of a trip's page, even before it is public (H-067, H-075, H-152)
 */
export function getTripPreview(id: string, options?: CallInit): Promise<TripPreview> {
  return $core.call('GET', '/api/me/trips/:id/preview', { tokens: { id } }, options);
}

/**
 * Revenue, fees, costs and earnings, and the two halves in which the earnings are paid.
 * @summary Get a host's earnings report for a past trip (H-163, H-544, H-622)
 */
export function getEarningsReport(id: string, options?: CallInit): Promise<EarningsReport> {
  return $core.call('GET', '/api/me/trips/:id/earnings-report', { tokens: { id } }, options);
}

/**
 * canApprove of the report says whether this is possible.
 * @summary Finalize a trip's earnings report with its current figures
 */
export function approveEarningsReport(id: string, options?: CallInit): Promise<EarningsReport> {
  return $core.call('POST', '/api/admin/trips/:id/earnings-report/approve', { tokens: { id } }, options, ['/api/admin/waiting']);
}

/**
 * Makes changes saved since the last publication public.
 * @summary Publish the current version of a trip page (H-553)
 */
export function publishTrip(id: string, options?: CallInit): Promise<Trip> {
  return $core.call('POST', '/api/admin/files/website/trips/:id/publish', { tokens: { id } }, options, ['/api/admin/waiting']);
}

/**
 * The next visitor gets a newly rendered page.
 * @summary Clear the cache of a trip's public page (H-554)
 */
export function clearTripDetailsCache(id: string, options?: CallInit): Promise<Done> {
  return $core.call('POST', '/api/admin/cache/clear/trip-details/:id', { tokens: { id } }, options);
}

/**
 * The email as recipients would get it, as HTML with its subject.
 * @summary Preview a promotional email (H-545)
 */
export function getEmailPreview(id: string, kind: string, params?: GetEmailPreviewParams, options?: CallInit): Promise<EmailPreview> {
  return $core.call('GET', '/api/me/trips/:id/email-preview/:kind', { tokens: { id, kind }, query: params }, options);
}

/**
 * Nothing is saved, and no email is sent.
 * @summary Preview a promotional email with unsaved text (H-545)
 */
export function previewEmail(id: string, kind: string, emailPreviewInput: EmailPreviewInput, options?: CallInit): Promise<EmailPreview> {
  return $core.call('POST', '/api/me/trips/:id/email-preview/:kind', { tokens: { id, kind }, body: emailPreviewInput }, options);
}

/**
 * Uses the text in the request. Only the host gets the email.
 * @summary Send a promotional email to the host's own address (H-448, H-546)
 */
export function sendTestEmail(id: string, kind: string, emailPreviewInput: EmailPreviewInput, options?: CallInit): Promise<Done> {
  return $core.call('POST', '/api/me/trips/:id/send-test-email/:kind', { tokens: { id, kind }, body: emailPreviewInput }, options);
}
