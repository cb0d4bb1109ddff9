import * as $core from '../../../core/call.ts';
import type { CallInit } from '../../../core/http.ts';
import type { AdminListReviewsParams, ListItineraryReviewsParams, ListOperatorReviewsParams, ListPublicHostReviewsParams, ListReviewResponsesParams, ModeratedReview, ModeratedReviews, Moderation, MyReview, ReviewInput, ReviewReport, ReviewResponses } from '../model/index.ts';

/**
 * No sign-in required.
 * @summary Get an itinerary's rating (H-517)
 */
export function getReviewReport(id: string, options?: CallInit): Promise<ReviewReport> {
  return $core.call('GET', '/api/public/review/itinerary/:id/report', { tokens: { id } }, options);
}

/**
 * No sign-in required. 404 while the marketplace has public profiles switched off.
 * @summary List reviews of an itinerary's trips, newest first
 */
export function listItineraryReviews(id: string, params?: ListItineraryReviewsParams, options?: CallInit): Promise<ReviewResponses> {
  return $core.call('GET', '/api/public/review/itinerary/:id/responses', { tokens: { id }, query: params }, options);
}

/**
 * Linked from these emails. Opening it changes nothing.
 * @summary Show the page for unsubscribing from review requests
 */
export function showReviewUnsubscribe(key: string, options?: CallInit): Promise<Blob> {
  return $core.call('GET', '/public/reviews/unsubscribe/:key', { tokens: { key } }, options);
}

/** The address of showReviewUnsubscribe. */
export function getShowReviewUnsubscribeUrl(key: string): string {
  return $core.address('/public/reviews/unsubscribe/:key', { tokens: { key } });
}

/**
 * No sign-in required: the key in the email identifies its recipient. Also serves the one-click unsubscribe of email clients (RFC 8058).
 * @summary Unsubscribe from review requests
 */
export function reviewUnsubscribe(key: string, options?: CallInit): Promise<Blob> {
  return $core.call('POST', '/public/reviews/unsubscribe/:key', { tokens: { key } }, options);
}

/**
 * No sign-in required. 404 while the marketplace has public profiles switched off.
 * @summary List reviews of a host's trips for the host's public page, newest first
 */
export function listPublicHostReviews(path: string, params?: ListPublicHostReviewsParams, options?: CallInit): Promise<ReviewResponses> {
  return $core.call('GET', '/public/hosts/:path/reviews', { tokens: { path }, query: params }, options);
}

/**
 * For travelers of the trip.
 * @summary Get the caller's own review of a trip
 */
export function getMyReview(id: string, options?: CallInit): Promise<MyReview> {
  return $core.call('GET', '/api/me/trips/:id/review', { tokens: { id } }, options);
}

/**
 * One review for each traveler and trip; saving it again replaces it.
 * @summary Review a completed trip
 */
export function saveMyReview(id: string, reviewInput: ReviewInput, options?: CallInit): Promise<MyReview> {
  return $core.call('POST', '/api/me/trips/:id/review', { tokens: { id }, body: reviewInput }, options);
}

/**
 * Includes the overall rating.
 * @summary List reviews of a host's trips, newest first (H-495)
 */
export function listReviewResponses(id: string, params?: ListReviewResponsesParams, options?: CallInit): Promise<ReviewResponses> {
  return $core.call('GET', '/api/me/host/:id/review-responses', { tokens: { id }, query: params }, options);
}

/**
 * Includes the overall rating.
 * @summary List reviews of an operator's trips, newest first
 */
export function listOperatorReviews(operatorId: string, params?: ListOperatorReviewsParams, options?: CallInit): Promise<ReviewResponses> {
  return $core.call('GET', '/api/me/operators/:operatorId/reviews', { tokens: { operatorId }, query: params }, options);
}

/**
 * A review in state waiting has a comment that no admin has read since it was saved. Search by words of the comment, the trip, or the traveler. Sorted by created, saved, rating, or state.
 * @summary List all reviews for moderation, newest first
 */
export function adminListReviews(params?: AdminListReviewsParams, options?: CallInit): Promise<ModeratedReviews> {
  return $core.call('GET', '/api/admin/reviews', { query: params }, options);
}

/**
 * The author reads the reason. A hidden review is shown on no page and counts toward no average.
 * @summary Keep a review, or hide it with a reason
 */
export function moderateReview(id: string, moderation: Moderation, options?: CallInit): Promise<ModeratedReview> {
  return $core.call('POST', '/api/admin/reviews/:id', { tokens: { id }, body: moderation }, options, ['/api/admin/reviews', '/api/admin/waiting']);
}
