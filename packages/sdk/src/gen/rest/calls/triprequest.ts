import * as $core from '../../../core/call.ts';
import type { CallInit } from '../../../core/http.ts';
import type { AdminListTripRequestsParams, Done, ListTripRequestMetadataParams, ListTripRequestsParams, RecordMetadataPage, RequestMessageInput, RequestQuestions, TripRequest, TripRequestCost, TripRequestCreated, TripRequestForm, TripRequestPage, TripRequestRejection, TripRequestUpdate, TripRequestWithdrawal } from '../model/index.ts';

/**
 * Lightweight rows with an id, a name and the facts host and start, for pickers.
 * @summary List trip requests for a picker (H-482)
 */
export function listTripRequestMetadata(params?: ListTripRequestMetadataParams, options?: CallInit): Promise<RecordMetadataPage> {
  return $core.call('GET', '/api/metadata/trip-requests', { query: params }, options);
}

/**
 * Same answer as getTripRequest.
 * @summary Get a trip request as an admin (H-464, H-482)
 */
export function adminGetTripRequest(id: string, options?: CallInit): Promise<TripRequest> {
  return $core.call('GET', '/api/admin/trip-requests/:id', { tokens: { id } }, options);
}

/**
 * Send the version you last read. The start date and additional requests can change while the request is pending.
 * @summary Update a pending trip request as an admin (H-467, H-482)
 */
export function adminUpdateTripRequest(id: string, tripRequestUpdate: TripRequestUpdate, options?: CallInit): Promise<TripRequest> {
  return $core.call('POST', '/api/admin/trip-requests/:id', { tokens: { id }, body: tripRequestUpdate }, options);
}

/**
 * For operators, the requests for their itineraries. Filter by status. An operator's API keys need the scope requests:read.
 * @summary List the caller's own trip requests (H-482, O-179)
 */
export function listTripRequests(params?: ListTripRequestsParams, options?: CallInit): Promise<TripRequestPage> {
  return $core.call('GET', '/api/me/trip-requests', { query: params }, options);
}

/**
 * instantlyApproved is true when no review is needed.
 * @summary Create a trip request (H-524)
 */
export function createTripRequest(tripRequestForm: TripRequestForm, options?: CallInit): Promise<TripRequestCreated> {
  return $core.call('POST', '/api/me/trip-requests', { body: tripRequestForm }, options, ['/api/me/trip-requests', '/api/me/host/:id/home-trips']);
}

/**
 * An operator's API keys need the scope requests:read.
 * @summary Get a trip request
 */
export function getTripRequest(id: string, options?: CallInit): Promise<TripRequest> {
  return $core.call('GET', '/api/me/trip-requests/:id', { tokens: { id } }, options);
}

/**
 * Send the version you last read. The start date and additional requests can change while the request is pending.
 * @summary Update a pending trip request (H-526)
 */
export function updateTripRequest(id: string, tripRequestUpdate: TripRequestUpdate, options?: CallInit): Promise<TripRequest> {
  return $core.call('POST', '/api/me/trip-requests/:id', { tokens: { id }, body: tripRequestUpdate }, options);
}

/**
 * For the operator and the platform. Send the version you last read and the reason. The departure becomes available again.
 * @summary Reject a pending trip request
 */
export function rejectTripRequest(id: string, tripRequestRejection: TripRequestRejection, options?: CallInit): Promise<TripRequest> {
  return $core.call('POST', '/api/me/trip-requests/:id/reject', { tokens: { id }, body: tripRequestRejection }, options, ['/api/me/trip-requests', '/api/me/trip-board', '/api/me/trip-requests/:id/questions']);
}

/**
 * Send the version you last read. The departure becomes available again. The operator is notified by the status change event.
 * @summary Withdraw a pending trip request as the host
 */
export function withdrawTripRequest(id: string, tripRequestWithdrawal: TripRequestWithdrawal, options?: CallInit): Promise<TripRequest> {
  return $core.call('POST', '/api/me/trip-requests/:id/withdraw', { tokens: { id }, body: tripRequestWithdrawal }, options, ['/api/me/trip-requests', '/api/me/trip-requests/:id', '/api/me/host/:id/home-trips', '/api/me/trip-requests/:id/questions']);
}

/**
 * Staff only read. The thread with the latest message first; open ones before those that are answered.
 * @summary List questions and answers between the host and the operator of a request
 */
export function listRequestQuestions(id: string, options?: CallInit): Promise<RequestQuestions> {
  return $core.call('GET', '/api/me/trip-requests/:id/questions', { tokens: { id } }, options);
}

/**
 * For the host and the operator, until the request is accepted or declined. Without threadId, it starts a new thread. An answer by the other side closes a thread; whoever asked opens it again by writing more. The other side gets an email. 429 after 30 messages in an hour.
 * @summary Ask a question about a request, or answer one
 */
export function writeRequestMessage(id: string, requestMessageInput: RequestMessageInput, options?: CallInit): Promise<RequestQuestions> {
  return $core.call('POST', '/api/me/trip-requests/:id/questions', { tokens: { id }, body: requestMessageInput }, options, ['/api/me/trip-requests/:id/questions']);
}

/**
 * Up to the given message, by time. Reading them again changes nothing.
 * @summary Mark messages of a request as read by the caller
 */
export function seeRequestMessages(id: string, messageId: string, options?: CallInit): Promise<Done> {
  return $core.call('POST', '/api/me/trip-requests/:id/questions/:messageId/seen', { tokens: { id, messageId } }, options, ['/api/me/trip-requests/:id/questions']);
}

/**
 * Includes the price suggested to the host. Changes nothing.
 * @summary Calculate the cost of a trip request before sending it (H-222)
 */
export function quoteTripRequest(tripRequestForm: TripRequestForm, options?: CallInit): Promise<TripRequestCost> {
  return $core.call('POST', '/api/me/trip-requests/cost', { body: tripRequestForm }, options);
}

/**
 * Search with q; filter by host, operator, itinerary and status.
 * @summary List trip requests, newest first (H-463, H-465, H-482)
 */
export function adminListTripRequests(params?: AdminListTripRequestsParams, options?: CallInit): Promise<TripRequestPage> {
  return $core.call('GET', '/api/admin/trip-requests', { query: params }, options);
}
