import type { QueryClient } from '@tanstack/react-query';
import { type AskInit, type Asked, type AskResult, ask, useAsk } from '../../../core/query.ts';
import * as calls from '../calls/frame.ts';
import type { GetTripScreenshotParams, ShowHostTermsParams, ShowItineraryPortalParams, ShowPreparationParams, ShowTravelerTermsParams } from '../model/index.ts';

export const getShowItineraryPortalQueryKey = (params?: ShowItineraryPortalParams) => [`/api/me/pages/itinerary-portal`, ...(params ? [params] : [])] as const;
export const getShowItineraryPortalQueryOptions = <T = Blob>(params: ShowItineraryPortalParams, options?: AskInit<Blob, T>): Asked<Blob, T> =>
  ask(getShowItineraryPortalQueryKey(params), (init) => calls.showItineraryPortal(params, init), options);
/**
 * The page posts { itineraryId } when the itinerary is requested and { startSurveying: true } when the survey should start (H-102).
 * @summary Render an itinerary as a page for embedding (H-100, H-530)
 */
export const useShowItineraryPortal = <T = Blob>(params: ShowItineraryPortalParams, options?: AskInit<Blob, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getShowItineraryPortalQueryOptions(params, options), client);

export const getShowHostTermsQueryKey = (params?: ShowHostTermsParams) => [`/api/me/pages/host-terms`, ...(params ? [params] : [])] as const;
export const getShowHostTermsQueryOptions = <T = Blob>(params: ShowHostTermsParams, options?: AskInit<Blob, T>): Asked<Blob, T> =>
  ask(getShowHostTermsQueryKey(params), (init) => calls.showHostTerms(params, init), options);
/**
 * The page posts { termsAccepted, terms, document } (H-411). Prices in the query show the agreement as it would read with them.
 * @summary Render the services agreement as a page for embedding (H-148, H-531)
 */
export const useShowHostTerms = <T = Blob>(params: ShowHostTermsParams, options?: AskInit<Blob, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getShowHostTermsQueryOptions(params, options), client);

export const getShowTravelerTermsQueryKey = (params?: ShowTravelerTermsParams) => [`/api/me/pages/traveler-terms`, ...(params ? [params] : [])] as const;
export const getShowTravelerTermsQueryOptions = <T = Blob>(params: ShowTravelerTermsParams, options?: AskInit<Blob, T>): Asked<Blob, T> =>
  ask(getShowTravelerTermsQueryKey(params), (init) => calls.showTravelerTerms(params, init), options);
/**
 * The page posts { termsAccepted: true } or { minorDisclaimer: true } (T-059).
 * @summary Render the traveler terms as a page for embedding (T-058)
 */
export const useShowTravelerTerms = <T = Blob>(params: ShowTravelerTermsParams, options?: AskInit<Blob, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getShowTravelerTermsQueryOptions(params, options), client);

export const getShowPreparationQueryKey = (params?: ShowPreparationParams) => [`/api/me/pages/preparation`, ...(params ? [params] : [])] as const;
export const getShowPreparationQueryOptions = <T = Blob>(params: ShowPreparationParams, options?: AskInit<Blob, T>): Asked<Blob, T> =>
  ask(getShowPreparationQueryKey(params), (init) => calls.showPreparation(params, init), options);
/**
 * Only this page may embed the file's origin. A trip without a file has the marketplace's preparation page; 404 if there is neither.
 * @summary Render the trip's preparation file as a page for embedding (T-051, T-052)
 */
export const useShowPreparation = <T = Blob>(params: ShowPreparationParams, options?: AskInit<Blob, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getShowPreparationQueryOptions(params, options), client);

export const getGetTripScreenshotQueryKey = (id: string, params?: GetTripScreenshotParams) => [`/public/trips/${id}/screenshot`, ...(params ? [params] : [])] as const;
export const getGetTripScreenshotQueryOptions = <T = Blob>(id: string, params?: GetTripScreenshotParams, options?: AskInit<Blob, T>): Asked<Blob, T> =>
  ask(getGetTripScreenshotQueryKey(id, params), (init) => calls.getTripScreenshot(id, params, init), options, [id]);
/**
 * Supported sizes are 1280 by 1000, 540 by 1200, 1200 by 630, and 390 by 844; any other returns 400 with this list. Returns 503 if headless Chromium is not installed or too many screenshots are in progress.
 * @summary Get a screenshot of the trip page (H-532)
 */
export const useGetTripScreenshot = <T = Blob>(id: string, params?: GetTripScreenshotParams, options?: AskInit<Blob, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetTripScreenshotQueryOptions(id, params, options), client);
