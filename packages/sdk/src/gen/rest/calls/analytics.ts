import * as $core from '../../../core/call.ts';
import type { CallInit } from '../../../core/http.ts';
import type { Done, GetAnalyticsReportParams, HostEvent, ReportEmbed, TripVisit } from '../model/index.ts';

/**
 * The URL is signed and expires; request a new one each time the report is shown. Daily reports list only days with visits or bookings, oldest first.
 * @summary Get a report's figures and a URL for embedding it (H-514 to H-516)
 */
export function getAnalyticsReport(reportName: 'trip-page-visits-by-channel' | 'trip-page-visits' | 'travelers', params: GetAnalyticsReportParams, options?: CallInit): Promise<ReportEmbed> {
  return $core.call('GET', '/api/me/reports/data-analytics/:reportName', { tokens: { reportName }, query: params }, options);
}

/**
 * Open the URL returned by getAnalyticsReport, which expires. The page is meant for a frame on the marketplace's own pages.
 * @summary Render a report as a page for embedding
 */
export function showReport(key: string, options?: CallInit): Promise<Blob> {
  return $core.call('GET', '/public/reports/:key', { tokens: { key } }, options);
}

/** The address of showReport. */
export function getShowReportUrl(key: string): string {
  return $core.address('/public/reports/:key', { tokens: { key } });
}

/**
 * Called by the public trip page. Neither IP addresses nor cookies are kept. Visits over the rate limit get the same response but are not counted.
 * @summary Record a visit to a trip page or the start of its checkout (H-515)
 */
export function recordTripVisit(id: string, tripVisit: TripVisit, options?: CallInit): Promise<Done> {
  return $core.call('POST', '/public/trips/:id/visits', { tokens: { id }, body: tripVisit }, options);
}

/**
 * For actions that happen only in the browser, such as the first view of a page. The server adds the host and the time.
 * @summary Record a host's action that the server cannot observe (H-561, H-562, H-573)
 */
export function recordHostEvent(hostEvent: HostEvent, options?: CallInit): Promise<Done> {
  return $core.call('POST', '/api/me/analytics-events', { body: hostEvent }, options);
}
