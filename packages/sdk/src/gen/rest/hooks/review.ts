import type { QueryClient } from '@tanstack/react-query';
import { type MutationInit, type MutationResult, useSend } from '../../../core/mutation.ts';
import { type AskInit, type Asked, type AskResult, ask, useAsk } from '../../../core/query.ts';
import * as calls from '../calls/review.ts';
import type { AdminListReviewsParams, ListItineraryReviewsParams, ListOperatorReviewsParams, ListPublicHostReviewsParams, ListReviewResponsesParams, ModeratedReview, ModeratedReviews, Moderation, MyReview, ReviewInput, ReviewReport, ReviewResponses } from '../model/index.ts';

export const getGetReviewReportQueryKey = (id: string) => [`/api/public/review/itinerary/${id}/report`] as const;
export const getGetReviewReportQueryOptions = <T = ReviewReport>(id: string, options?: AskInit<ReviewReport, T>): Asked<ReviewReport, T> =>
  ask(getGetReviewReportQueryKey(id), (init) => calls.getReviewReport(id, init), options, [id]);
/**
 * No sign-in required.
 * @summary Get an itinerary's rating (H-517)
 */
export const useGetReviewReport = <T = ReviewReport>(id: string, options?: AskInit<ReviewReport, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetReviewReportQueryOptions(id, options), client);

export const getListItineraryReviewsQueryKey = (id: string, params?: ListItineraryReviewsParams) => [`/api/public/review/itinerary/${id}/responses`, ...(params ? [params] : [])] as const;
export const getListItineraryReviewsQueryOptions = <T = ReviewResponses>(id: string, params?: ListItineraryReviewsParams, options?: AskInit<ReviewResponses, T>): Asked<ReviewResponses, T> =>
  ask(getListItineraryReviewsQueryKey(id, params), (init) => calls.listItineraryReviews(id, params, init), options, [id]);
/**
 * No sign-in required. 404 while the marketplace has public profiles switched off.
 * @summary List reviews of an itinerary's trips, newest first
 */
export const useListItineraryReviews = <T = ReviewResponses>(id: string, params?: ListItineraryReviewsParams, options?: AskInit<ReviewResponses, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListItineraryReviewsQueryOptions(id, params, options), client);

export const getShowReviewUnsubscribeQueryKey = (key: string) => [`/public/reviews/unsubscribe/${key}`] as const;
export const getShowReviewUnsubscribeQueryOptions = <T = Blob>(key: string, options?: AskInit<Blob, T>): Asked<Blob, T> =>
  ask(getShowReviewUnsubscribeQueryKey(key), (init) => calls.showReviewUnsubscribe(key, init), options, [key]);
/**
 * Linked from these emails. Opening it changes nothing.
 * @summary Show the page for unsubscribing from review requests
 */
export const useShowReviewUnsubscribe = <T = Blob>(key: string, options?: AskInit<Blob, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getShowReviewUnsubscribeQueryOptions(key, options), client);

/**
 * No sign-in required: the key in the email identifies its recipient. Also serves the one-click unsubscribe of email clients (RFC 8058).
 * @summary Unsubscribe from review requests
 */
export const useReviewUnsubscribe = <C = unknown>(options?: MutationInit<Blob, { key: string }, C>, client?: QueryClient): MutationResult<Blob, { key: string }, C> =>
  useSend('reviewUnsubscribe', ({ key }, init) => calls.reviewUnsubscribe(key, init), options, client);

export const getListPublicHostReviewsQueryKey = (path: string, params?: ListPublicHostReviewsParams) => [`/public/hosts/${path}/reviews`, ...(params ? [params] : [])] as const;
export const getListPublicHostReviewsQueryOptions = <T = ReviewResponses>(path: string, params?: ListPublicHostReviewsParams, options?: AskInit<ReviewResponses, T>): Asked<ReviewResponses, T> =>
  ask(getListPublicHostReviewsQueryKey(path, params), (init) => calls.listPublicHostReviews(path, params, init), options, [path]);
/**
 * No sign-in required. 404 while the marketplace has public profiles switched off.
 * @summary List reviews of a host's trips for the host's public page, newest first
 */
export const useListPublicHostReviews = <T = ReviewResponses>(path: string, params?: ListPublicHostReviewsParams, options?: AskInit<ReviewResponses, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListPublicHostReviewsQueryOptions(path, params, options), client);

export const getGetMyReviewQueryKey = (id: string) => [`/api/me/trips/${id}/review`] as const;
export const getGetMyReviewQueryOptions = <T = MyReview>(id: string, options?: AskInit<MyReview, T>): Asked<MyReview, T> =>
  ask(getGetMyReviewQueryKey(id), (init) => calls.getMyReview(id, init), options, [id]);
/**
 * For travelers of the trip.
 * @summary Get the caller's own review of a trip
 */
export const useGetMyReview = <T = MyReview>(id: string, options?: AskInit<MyReview, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetMyReviewQueryOptions(id, options), client);

/**
 * One review for each traveler and trip; saving it again replaces it.
 * @summary Review a completed trip
 */
export const useSaveMyReview = <C = unknown>(options?: MutationInit<MyReview, { id: string; data: ReviewInput }, C>, client?: QueryClient): MutationResult<MyReview, { id: string; data: ReviewInput }, C> =>
  useSend('saveMyReview', ({ id, data }, init) => calls.saveMyReview(id, data, init), options, client);

export const getListReviewResponsesQueryKey = (id: string, params?: ListReviewResponsesParams) => [`/api/me/host/${id}/review-responses`, ...(params ? [params] : [])] as const;
export const getListReviewResponsesQueryOptions = <T = ReviewResponses>(id: string, params?: ListReviewResponsesParams, options?: AskInit<ReviewResponses, T>): Asked<ReviewResponses, T> =>
  ask(getListReviewResponsesQueryKey(id, params), (init) => calls.listReviewResponses(id, params, init), options, [id]);
/**
 * Includes the overall rating.
 * @summary List reviews of a host's trips, newest first (H-495)
 */
export const useListReviewResponses = <T = ReviewResponses>(id: string, params?: ListReviewResponsesParams, options?: AskInit<ReviewResponses, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListReviewResponsesQueryOptions(id, params, options), client);

export const getListOperatorReviewsQueryKey = (operatorId: string, params?: ListOperatorReviewsParams) => [`/api/me/operators/${operatorId}/reviews`, ...(params ? [params] : [])] as const;
export const getListOperatorReviewsQueryOptions = <T = ReviewResponses>(operatorId: string, params?: ListOperatorReviewsParams, options?: AskInit<ReviewResponses, T>): Asked<ReviewResponses, T> =>
  ask(getListOperatorReviewsQueryKey(operatorId, params), (init) => calls.listOperatorReviews(operatorId, params, init), options, [operatorId]);
/**
 * Includes the overall rating.
 * @summary List reviews of an operator's trips, newest first
 */
export const useListOperatorReviews = <T = ReviewResponses>(operatorId: string, params?: ListOperatorReviewsParams, options?: AskInit<ReviewResponses, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListOperatorReviewsQueryOptions(operatorId, params, options), client);

export const getAdminListReviewsQueryKey = (params?: AdminListReviewsParams) => [`/api/admin/reviews`, ...(params ? [params] : [])] as const;
export const getAdminListReviewsQueryOptions = <T = ModeratedReviews>(params?: AdminListReviewsParams, options?: AskInit<ModeratedReviews, T>): Asked<ModeratedReviews, T> =>
  ask(getAdminListReviewsQueryKey(params), (init) => calls.adminListReviews(params, init), options);
/**
 * A review in state waiting has a comment that no admin has read since it was saved. Search by words of the comment, the trip, or the traveler. Sorted by created, saved, rating, or state.
 * @summary List all reviews for moderation, newest first
 */
export const useAdminListReviews = <T = ModeratedReviews>(params?: AdminListReviewsParams, options?: AskInit<ModeratedReviews, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getAdminListReviewsQueryOptions(params, options), client);

/**
 * The author reads the reason. A hidden review is shown on no page and counts toward no average.
 * @summary Keep a review, or hide it with a reason
 */
export const useModerateReview = <C = unknown>(options?: MutationInit<ModeratedReview, { id: string; data: Moderation }, C>, client?: QueryClient): MutationResult<ModeratedReview, { id: string; data: Moderation }, C> =>
  useSend('moderateReview', ({ id, data }, init) => calls.moderateReview(id, data, init), options, client);
