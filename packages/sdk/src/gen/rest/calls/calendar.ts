import * as $core from '../../../core/call.ts';
import type { CallInit } from '../../../core/http.ts';
import type { CalendarFeed } from '../model/index.ts';

/**
 * For travelers on the trip. Trip days are all-day events; rides use the trip's time zone.
 * @summary Download a trip and its rides as a calendar file
 */
export function downloadTripCalendar(id: string, options?: CallInit): Promise<Blob> {
  return $core.call('GET', '/api/me/trips/:id/calendar', { tokens: { id } }, options);
}

/** The address of downloadTripCalendar. */
export function getDownloadTripCalendarUrl(id: string): string {
  return $core.address('/api/me/trips/:id/calendar', { tokens: { id } });
}

/**
 * The URL is absent until one has been created.
 * @summary Get the private URL of the caller's calendar feed
 */
export function getCalendarFeed(options?: CallInit): Promise<CalendarFeed> {
  return $core.call('GET', '/api/me/calendar-feed', {}, options);
}

/**
 * The previous URL stops working immediately; calendars subscribed to it find nothing there.
 * @summary Create or replace the URL of the caller's calendar feed
 */
export function resetCalendarFeed(options?: CallInit): Promise<CalendarFeed> {
  return $core.call('POST', '/api/me/calendar-feed', {}, options, ['/api/me/calendar-feed']);
}

/**
 * Calendars subscribed to it find nothing there.
 * @summary Delete the URL of the caller's calendar feed
 */
export function removeCalendarFeed(options?: CallInit): Promise<CalendarFeed> {
  return $core.call('DELETE', '/api/me/calendar-feed', {}, options, ['/api/me/calendar-feed']);
}

/**
 * No sign-in required: the URL is the secret. Canceled trips remain, marked as canceled, and changed events have a higher sequence number.
 * @summary Read a traveler's trips as a calendar feed
 */
export function readCalendarFeed(token: string, options?: CallInit): Promise<Blob> {
  return $core.call('GET', '/public/calendars/:token/trips.ics', { tokens: { token } }, options);
}

/** The address of readCalendarFeed. */
export function getReadCalendarFeedUrl(token: string): string {
  return $core.address('/public/calendars/:token/trips.ics', { tokens: { token } });
}
