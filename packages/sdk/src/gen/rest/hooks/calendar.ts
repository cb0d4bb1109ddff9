import type { QueryClient } from '@tanstack/react-query';
import { type MutationInit, type MutationResult, useSend } from '../../../core/mutation.ts';
import { type AskInit, type Asked, type AskResult, ask, useAsk } from '../../../core/query.ts';
import * as calls from '../calls/calendar.ts';
import type { CalendarFeed } from '../model/index.ts';

export const getDownloadTripCalendarQueryKey = (id: string) => [`/api/me/trips/${id}/calendar`] as const;
export const getDownloadTripCalendarQueryOptions = <T = Blob>(id: string, options?: AskInit<Blob, T>): Asked<Blob, T> =>
  ask(getDownloadTripCalendarQueryKey(id), (init) => calls.downloadTripCalendar(id, init), options, [id]);
/**
 * For travelers on the trip. Trip days are all-day events; rides use the trip's time zone.
 * @summary Download a trip and its rides as a calendar file
 */
export const useDownloadTripCalendar = <T = Blob>(id: string, options?: AskInit<Blob, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getDownloadTripCalendarQueryOptions(id, options), client);

export const getGetCalendarFeedQueryKey = () => [`/api/me/calendar-feed`] as const;
export const getGetCalendarFeedQueryOptions = <T = CalendarFeed>(options?: AskInit<CalendarFeed, T>): Asked<CalendarFeed, T> =>
  ask(getGetCalendarFeedQueryKey(), (init) => calls.getCalendarFeed(init), options);
/**
 * The URL is absent until one has been created.
 * @summary Get the private URL of the caller's calendar feed
 */
export const useGetCalendarFeed = <T = CalendarFeed>(options?: AskInit<CalendarFeed, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetCalendarFeedQueryOptions(options), client);

/**
 * The previous URL stops working immediately; calendars subscribed to it find nothing there.
 * @summary Create or replace the URL of the caller's calendar feed
 */
export const useResetCalendarFeed = <C = unknown>(options?: MutationInit<CalendarFeed, void, C>, client?: QueryClient): MutationResult<CalendarFeed, void, C> =>
  useSend('resetCalendarFeed', (_, init) => calls.resetCalendarFeed(init), options, client);

/**
 * Calendars subscribed to it find nothing there.
 * @summary Delete the URL of the caller's calendar feed
 */
export const useRemoveCalendarFeed = <C = unknown>(options?: MutationInit<CalendarFeed, void, C>, client?: QueryClient): MutationResult<CalendarFeed, void, C> =>
  useSend('removeCalendarFeed', (_, init) => calls.removeCalendarFeed(init), options, client);

export const getReadCalendarFeedQueryKey = (token: string) => [`/public/calendars/${token}/trips.ics`] as const;
export const getReadCalendarFeedQueryOptions = <T = Blob>(token: string, options?: AskInit<Blob, T>): Asked<Blob, T> =>
  ask(getReadCalendarFeedQueryKey(token), (init) => calls.readCalendarFeed(token, init), options, [token]);
/**
 * No sign-in required: the URL is the secret. Canceled trips remain, marked as canceled, and changed events have a higher sequence number.
 * @summary Read a traveler's trips as a calendar feed
 */
export const useReadCalendarFeed = <T = Blob>(token: string, options?: AskInit<Blob, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getReadCalendarFeedQueryOptions(token, options), client);
