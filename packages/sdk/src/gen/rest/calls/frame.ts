import * as $core from '../../../core/call.ts';
import type { CallInit } from '../../../core/http.ts';
import type { GetTripScreenshotParams, ShowHostTermsParams, ShowItineraryPortalParams, ShowPreparationParams, ShowTravelerTermsParams } from '../model/index.ts';

/**
 * The page posts { itineraryId } when the itinerary is requested and { startSurveying: true } when the survey should start (H-102).
 * @summary Render an itinerary as a page for embedding (H-100, H-530)
 */
export function showItineraryPortal(params: ShowItineraryPortalParams, options?: CallInit): Promise<Blob> {
  return $core.call('GET', '/api/me/pages/itinerary-portal', { query: params }, options);
}

/** The address of showItineraryPortal. */
export function getShowItineraryPortalUrl(params: ShowItineraryPortalParams): string {
  return $core.address('/api/me/pages/itinerary-portal', { query: params });
}

/**
 * The page posts { termsAccepted, terms, document } (H-411). Prices in the query show the agreement as it would read with them.
 * @summary Render the services agreement as a page for embedding (H-148, H-531)
 */
export function showHostTerms(params: ShowHostTermsParams, options?: CallInit): Promise<Blob> {
  return $core.call('GET', '/api/me/pages/host-terms', { query: params }, options);
}

/** The address of showHostTerms. */
export function getShowHostTermsUrl(params: ShowHostTermsParams): string {
  return $core.address('/api/me/pages/host-terms', { query: params });
}

/**
 * The page posts { termsAccepted: true } or { minorDisclaimer: true } (T-059).
 * @summary Render the traveler terms as a page for embedding (T-058)
 */
export function showTravelerTerms(params: ShowTravelerTermsParams, options?: CallInit): Promise<Blob> {
  return $core.call('GET', '/api/me/pages/traveler-terms', { query: params }, options);
}

/** The address of showTravelerTerms. */
export function getShowTravelerTermsUrl(params: ShowTravelerTermsParams): string {
  return $core.address('/api/me/pages/traveler-terms', { query: params });
}

/**
 * Only this page may embed the file's origin. A trip without a file has the marketplace's preparation page; 404 if there is neither.
 * @summary Render the trip's preparation file as a page for embedding (T-051, T-052)
 */
export function showPreparation(params: ShowPreparationParams, options?: CallInit): Promise<Blob> {
  return $core.call('GET', '/api/me/pages/preparation', { query: params }, options);
}

/** The address of showPreparation. */
export function getShowPreparationUrl(params: ShowPreparationParams): string {
  return $core.address('/api/me/pages/preparation', { query: params });
}

/**
 * Supported sizes are 1280 by 1000, 540 by 1200, 1200 by 630, and 390 by 844; any other returns 400 with this list. Returns 503 if headless Chromium is not installed or too many screenshots are in progress.
 * @summary Get a screenshot of the trip page (H-532)
 */
export function getTripScreenshot(id: string, params?: GetTripScreenshotParams, options?: CallInit): Promise<Blob> {
  return $core.call('GET', '/public/trips/:id/screenshot', { tokens: { id }, query: params }, options);
}

/** The address of getTripScreenshot. */
export function getGetTripScreenshotUrl(id: string, params?: GetTripScreenshotParams): string {
  return $core.address('/public/trips/:id/screenshot', { tokens: { id }, query: params });
}
