import type { QueryClient } from '@tanstack/react-query';
import { type MutationInit, type MutationResult, useSend } from '../../../core/mutation.ts';
import { type AskInit, type Asked, type AskResult, ask, useAsk } from '../../../core/query.ts';
import * as calls from '../calls/triprequest.ts';
import type { AdminListTripRequestsParams, Done, ListTripRequestMetadataParams, ListTripRequestsParams, RecordMetadataPage, RequestMessageInput, RequestQuestions, TripRequest, TripRequestCost, TripRequestCreated, TripRequestForm, TripRequestPage, TripRequestRejection, TripRequestUpdate, TripRequestWithdrawal } from '../model/index.ts';

export const getListTripRequestMetadataQueryKey = (params?: ListTripRequestMetadataParams) => [`/api/metadata/trip-requests`, ...(params ? [params] : [])] as const;
export const getListTripRequestMetadataQueryOptions = <T = RecordMetadataPage>(params?: ListTripRequestMetadataParams, options?: AskInit<RecordMetadataPage, T>): Asked<RecordMetadataPage, T> =>
  ask(getListTripRequestMetadataQueryKey(params), (init) => calls.listTripRequestMetadata(params, init), options);
/**
 * Lightweight rows with an id, a name and the facts host and start, for pickers.
 * @summary List trip requests for a picker (H-482)
 */
export const useListTripRequestMetadata = <T = RecordMetadataPage>(params?: ListTripRequestMetadataParams, options?: AskInit<RecordMetadataPage, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListTripRequestMetadataQueryOptions(params, options), client);

export const getAdminGetTripRequestQueryKey = (id: string) => [`/api/admin/trip-requests/${id}`] as const;
export const getAdminGetTripRequestQueryOptions = <T = TripRequest>(id: string, options?: AskInit<TripRequest, T>): Asked<TripRequest, T> =>
  ask(getAdminGetTripRequestQueryKey(id), (init) => calls.adminGetTripRequest(id, init), options, [id]);
/**
 * Same answer as getTripRequest.
 * @summary Get a trip request as an admin (H-464, H-482)
 */
export const useAdminGetTripRequest = <T = TripRequest>(id: string, options?: AskInit<TripRequest, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getAdminGetTripRequestQueryOptions(id, options), client);

/**
 * Send the version you last read. The start date and additional requests can change while the request is pending.
 * @summary Update a pending trip request as an admin (H-467, H-482)
 */
export const useAdminUpdateTripRequest = <C = unknown>(options?: MutationInit<TripRequest, { id: string; data: TripRequestUpdate }, C>, client?: QueryClient): MutationResult<TripRequest, { id: string; data: TripRequestUpdate }, C> =>
  useSend('adminUpdateTripRequest', ({ id, data }, init) => calls.adminUpdateTripRequest(id, data, init), options, client);

export const getListTripRequestsQueryKey = (params?: ListTripRequestsParams) => [`/api/me/trip-requests`, ...(params ? [params] : [])] as const;
export const getListTripRequestsQueryOptions = <T = TripRequestPage>(params?: ListTripRequestsParams, options?: AskInit<TripRequestPage, T>): Asked<TripRequestPage, T> =>
  ask(getListTripRequestsQueryKey(params), (init) => calls.listTripRequests(params, init), options);
/**
 * For operators, the requests for their itineraries. Filter by status. An operator's API keys need the scope requests:read.
 * @summary List the caller's own trip requests (H-482, O-179)
 */
export const useListTripRequests = <T = TripRequestPage>(params?: ListTripRequestsParams, options?: AskInit<TripRequestPage, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListTripRequestsQueryOptions(params, options), client);

/**
 * instantlyApproved is true when no review is needed.
 * @summary Create a trip request (H-524)
 */
export const useCreateTripRequest = <C = unknown>(options?: MutationInit<TripRequestCreated, { data: TripRequestForm }, C>, client?: QueryClient): MutationResult<TripRequestCreated, { data: TripRequestForm }, C> =>
  useSend('createTripRequest', ({ data }, init) => calls.createTripRequest(data, init), options, client);

export const getGetTripRequestQueryKey = (id: string) => [`/api/me/trip-requests/${id}`] as const;
export const getGetTripRequestQueryOptions = <T = TripRequest>(id: string, options?: AskInit<TripRequest, T>): Asked<TripRequest, T> =>
  ask(getGetTripRequestQueryKey(id), (init) => calls.getTripRequest(id, init), options, [id]);
/**
 * An operator's API keys need the scope requests:read.
 * @summary Get a trip request
 */
export const useGetTripRequest = <T = TripRequest>(id: string, options?: AskInit<TripRequest, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetTripRequestQueryOptions(id, options), client);

/**
 * Send the version you last read. The start date and additional requests can change while the request is pending.
 * @summary Update a pending trip request (H-526)
 */
export const useUpdateTripRequest = <C = unknown>(options?: MutationInit<TripRequest, { id: string; data: TripRequestUpdate }, C>, client?: QueryClient): MutationResult<TripRequest, { id: string; data: TripRequestUpdate }, C> =>
  useSend('updateTripRequest', ({ id, data }, init) => calls.updateTripRequest(id, data, init), options, client);

/**
 * For the operator and the platform. Send the version you last read and the reason. The departure becomes available again.
 * @summary Reject a pending trip request
 */
export const useRejectTripRequest = <C = unknown>(options?: MutationInit<TripRequest, { id: string; data: TripRequestRejection }, C>, client?: QueryClient): MutationResult<TripRequest, { id: string; data: TripRequestRejection }, C> =>
  useSend('rejectTripRequest', ({ id, data }, init) => calls.rejectTripRequest(id, data, init), options, client);

/**
 * Send the version you last read. The departure becomes available again. The operator is notified by the status change event.
 * @summary Withdraw a pending trip request as the host
 */
export const useWithdrawTripRequest = <C = unknown>(options?: MutationInit<TripRequest, { id: string; data: TripRequestWithdrawal }, C>, client?: QueryClient): MutationResult<TripRequest, { id: string; data: TripRequestWithdrawal }, C> =>
  useSend('withdrawTripRequest', ({ id, data }, init) => calls.withdrawTripRequest(id, data, init), options, client);

export const getListRequestQuestionsQueryKey = (id: string) => [`/api/me/trip-requests/${id}/questions`] as const;
export const getListRequestQuestionsQueryOptions = <T = RequestQuestions>(id: string, options?: AskInit<RequestQuestions, T>): Asked<RequestQuestions, T> =>
  ask(getListRequestQuestionsQueryKey(id), (init) => calls.listRequestQuestions(id, init), options, [id]);
/**
 * Staff only read. The thread with the latest message first; open ones before those that are answered.
 * @summary List questions and answers between the host and the operator of a request
 */
export const useListRequestQuestions = <T = RequestQuestions>(id: string, options?: AskInit<RequestQuestions, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListRequestQuestionsQueryOptions(id, options), client);

/**
 * For the host and the operator, until the request is accepted or declined. Without threadId, it starts a new thread. An answer by the other side closes a thread; whoever asked opens it again by writing more. The other side gets an email. 429 after 30 messages in an hour.
 * @summary Ask a question about a request, or answer one
 */
export const useWriteRequestMessage = <C = unknown>(options?: MutationInit<RequestQuestions, { id: string; data: RequestMessageInput }, C>, client?: QueryClient): MutationResult<RequestQuestions, { id: string; data: RequestMessageInput }, C> =>
  useSend('writeRequestMessage', ({ id, data }, init) => calls.writeRequestMessage(id, data, init), options, client);

/**
 * Up to the given message, by time. Reading them again changes nothing.
 * @summary Mark messages of a request as read by the caller
 */
export const useSeeRequestMessages = <C = unknown>(options?: MutationInit<Done, { id: string; messageId: string }, C>, client?: QueryClient): MutationResult<Done, { id: string; messageId: string }, C> =>
  useSend('seeRequestMessages', ({ id, messageId }, init) => calls.seeRequestMessages(id, messageId, init), options, client);

/**
 * Includes the price suggested to the host. Changes nothing.
 * @summary Calculate the cost of a trip request before sending it (H-222)
 */
export const useQuoteTripRequest = <C = unknown>(options?: MutationInit<TripRequestCost, { data: TripRequestForm }, C>, client?: QueryClient): MutationResult<TripRequestCost, { data: TripRequestForm }, C> =>
  useSend('quoteTripRequest', ({ data }, init) => calls.quoteTripRequest(data, init), options, client);

export const getAdminListTripRequestsQueryKey = (params?: AdminListTripRequestsParams) => [`/api/admin/trip-requests`, ...(params ? [params] : [])] as const;
export const getAdminListTripRequestsQueryOptions = <T = TripRequestPage>(params?: AdminListTripRequestsParams, options?: AskInit<TripRequestPage, T>): Asked<TripRequestPage, T> =>
  ask(getAdminListTripRequestsQueryKey(params), (init) => calls.adminListTripRequests(params, init), options);
/**
 * Search with q; filter by host, operator, itinerary and status.
 * @summary List trip requests, newest first (H-463, H-465, H-482)
 */
export const useAdminListTripRequests = <T = TripRequestPage>(params?: AdminListTripRequestsParams, options?: AskInit<TripRequestPage, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getAdminListTripRequestsQueryOptions(params, options), client);
