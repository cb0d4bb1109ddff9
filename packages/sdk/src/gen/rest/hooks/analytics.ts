import type { QueryClient } from '@tanstack/react-query';
import { type MutationInit, type MutationResult, useSend } from '../../../core/mutation.ts';
import { type AskInit, type Asked, type AskResult, ask, useAsk } from '../../../core/query.ts';
import * as calls from '../calls/analytics.ts';
import type { Done, GetAnalyticsReportParams, HostEvent, ReportEmbed, TripVisit } from '../model/index.ts';

export const getGetAnalyticsReportQueryKey = (reportName: 'trip-page-visits-by-channel' | 'trip-page-visits' | 'travelers', params?: GetAnalyticsReportParams) => [`/api/me/reports/data-analytics/${reportName}`, ...(params ? [params] : [])] as const;
export const getGetAnalyticsReportQueryOptions = <T = ReportEmbed>(reportName: 'trip-page-visits-by-channel' | 'trip-page-visits' | 'travelers', params: GetAnalyticsReportParams, options?: AskInit<ReportEmbed, T>): Asked<ReportEmbed, T> =>
  ask(getGetAnalyticsReportQueryKey(reportName, params), (init) => calls.getAnalyticsReport(reportName, params, init), options, [reportName]);
/**
 * The URL is signed and expires; request a new one each time the report is shown. Daily reports list only days with visits or bookings, oldest first.
 * @summary Get a report's figures and a URL for embedding it (H-514 to H-516)
 */
export const useGetAnalyticsReport = <T = ReportEmbed>(reportName: 'trip-page-visits-by-channel' | 'trip-page-visits' | 'travelers', params: GetAnalyticsReportParams, options?: AskInit<ReportEmbed, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetAnalyticsReportQueryOptions(reportName, params, options), client);

export const getShowReportQueryKey = (key: string) => [`/public/reports/${key}`] as const;
export const getShowReportQueryOptions = <T = Blob>(key: string, options?: AskInit<Blob, T>): Asked<Blob, T> =>
  ask(getShowReportQueryKey(key), (init) => calls.showReport(key, init), options, [key]);
/**
 * Open the URL returned by getAnalyticsReport, which expires. The page is meant for a frame on the marketplace's own pages.
 * @summary Render a report as a page for embedding
 */
export const useShowReport = <T = Blob>(key: string, options?: AskInit<Blob, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getShowReportQueryOptions(key, options), client);

/**
 * Called by the public trip page. Neither IP addresses nor cookies are kept. Visits over the rate limit get the same response but are not counted.
 * @summary Record a visit to a trip page or the start of its checkout (H-515)
 */
export const useRecordTripVisit = <C = unknown>(options?: MutationInit<Done, { id: string; data: TripVisit }, C>, client?: QueryClient): MutationResult<Done, { id: string; data: TripVisit }, C> =>
  useSend('recordTripVisit', ({ id, data }, init) => calls.recordTripVisit(id, data, init), options, client);

/**
 * For actions that happen only in the browser, such as the first view of a page. The server adds the host and the time.
 * @summary Record a host's action that the server cannot observe (H-561, H-562, H-573)
 */
export const useRecordHostEvent = <C = unknown>(options?: MutationInit<Done, { data: HostEvent }, C>, client?: QueryClient): MutationResult<Done, { data: HostEvent }, C> =>
  useSend('recordHostEvent', ({ data }, init) => calls.recordHostEvent(data, init), options, client);
