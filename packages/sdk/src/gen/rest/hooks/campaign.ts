import type { QueryClient } from '@tanstack/react-query';
import { type MutationInit, type MutationResult, useSend } from '../../../core/mutation.ts';
import { type AskInit, type Asked, type AskResult, ask, useAsk } from '../../../core/query.ts';
import * as calls from '../calls/campaign.ts';
import type { Done, EmailCampaign, ListTripEmailsParams, OpeningWatch, OpeningWatched, OpeningWatchers, SentEmailPage, TestEmail, TravelerAudience, TravelerEmail, TravelerEmailPreview } from '../model/index.ts';

/**
 * The email is identical to the one recipients would get, with the draft's text. Only the caller receives it.
 * @summary Send a test of a trip's promotional email to the caller (H-448, H-547)
 */
export const useSendTestEmailToMe = <C = unknown>(options?: MutationInit<Done, { data: TestEmail }, C>, client?: QueryClient): MutationResult<Done, { data: TestEmail }, C> =>
  useSend('sendTestEmailToMe', ({ data }, init) => calls.sendTestEmailToMe(data, init), options, client);

/**
 * Use statuses to limit the recipients. Returns the campaign with its number of recipients.
 * @summary Send an email to the travelers of a trip (H-547)
 */
export const useSendEmailToTravelers = <C = unknown>(options?: MutationInit<EmailCampaign, { data: TravelerEmail }, C>, client?: QueryClient): MutationResult<EmailCampaign, { data: TravelerEmail }, C> =>
  useSend('sendEmailToTravelers', ({ data }, init) => calls.sendEmailToTravelers(data, init), options, client);

/**
 * Nothing is saved or sent.
 * @summary Preview the recipients of an email to travelers (H-547)
 */
export const usePreviewTravelerEmail = <C = unknown>(options?: MutationInit<TravelerEmailPreview, { data: TravelerAudience }, C>, client?: QueryClient): MutationResult<TravelerEmailPreview, { data: TravelerAudience }, C> =>
  useSend('previewTravelerEmail', ({ data }, init) => calls.previewTravelerEmail(data, init), options, client);

export const getListTripEmailsQueryKey = (id: string, params?: ListTripEmailsParams) => [`/api/me/trips/${id}/emails`, ...(params ? [params] : [])] as const;
export const getListTripEmailsQueryOptions = <T = SentEmailPage>(id: string, params?: ListTripEmailsParams, options?: AskInit<SentEmailPage, T>): Asked<SentEmailPage, T> =>
  ask(getListTripEmailsQueryKey(id, params), (init) => calls.listTripEmails(id, params, init), options, [id]);
/**
 * One row per recipient, with when it was sent and opened. Filter by kind.
 * @summary List the emails sent for a trip, newest first
 */
export const useListTripEmails = <T = SentEmailPage>(id: string, params?: ListTripEmailsParams, options?: AskInit<SentEmailPage, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListTripEmailsQueryOptions(id, params, options), client);

/**
 * Emails already sent are not affected; no others are sent. A stopped email cannot be resumed; stopping it again changes nothing. Returns 409 if the email has already gone out.
 * @summary Stop a trip's email while it is being sent
 */
export const useStopTripEmail = <C = unknown>(options?: MutationInit<EmailCampaign, { id: string; campaignId: string }, C>, client?: QueryClient): MutationResult<EmailCampaign, { id: string; campaignId: string }, C> =>
  useSend('stopTripEmail', ({ id, campaignId }, init) => calls.stopTripEmail(id, campaignId, init), options, client);

export const getShowUnsubscribeQueryKey = (key: string) => [`/public/unsubscribe/${key}`] as const;
export const getShowUnsubscribeQueryOptions = <T = Blob>(key: string, options?: AskInit<Blob, T>): Asked<Blob, T> =>
  ask(getShowUnsubscribeQueryKey(key), (init) => calls.showUnsubscribe(key, init), options, [key]);
/**
 * Linked from promotional emails. Opening the page changes nothing.
 * @summary Show the page for unsubscribing from a host's promotional emails
 */
export const useShowUnsubscribe = <T = Blob>(key: string, options?: AskInit<Blob, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getShowUnsubscribeQueryOptions(key, options), client);

/**
 * No sign-in required: the key in the email identifies the recipient.
 * @summary Unsubscribe from a host's promotional emails; supports one-click (RFC 8058)
 */
export const useUnsubscribe = <C = unknown>(options?: MutationInit<Blob, { key: string }, C>, client?: QueryClient): MutationResult<Blob, { key: string }, C> =>
  useSend('unsubscribe', ({ key }, init) => calls.unsubscribe(key, init), options, client);

/**
 * No sign-in required. The email address first receives a confirmation link; nothing else is sent until it is confirmed. The response never reveals whether the email address is known. For a trip that will not open again because it is closed or canceled, the request applies to its host's next trip.
 * @summary Request an email when a trip, or a host's next trip, opens for booking
 */
export const useWatchOpening = <C = unknown>(options?: MutationInit<OpeningWatched, { data: OpeningWatch }, C>, client?: QueryClient): MutationResult<OpeningWatched, { data: OpeningWatch }, C> =>
  useSend('watchOpening', ({ data }, init) => calls.watchOpening(data, init), options, client);

export const getShowOpeningQueryKey = (key: string) => [`/public/openings/${key}`] as const;
export const getShowOpeningQueryOptions = <T = Blob>(key: string, options?: AskInit<Blob, T>): Asked<Blob, T> =>
  ask(getShowOpeningQueryKey(key), (init) => calls.showOpening(key, init), options, [key]);
/**
 * Linked from the confirmation email. Opening the page changes nothing.
 * @summary Show the page for confirming an opening notification
 */
export const useShowOpening = <T = Blob>(key: string, options?: AskInit<Blob, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getShowOpeningQueryOptions(key, options), client);

/**
 * No sign-in required: the key in the email identifies the recipient. If the trip has opened in the meantime, the email is sent immediately.
 * @summary Confirm an opening notification
 */
export const useConfirmOpening = <C = unknown>(options?: MutationInit<Blob, { key: string }, C>, client?: QueryClient): MutationResult<Blob, { key: string }, C> =>
  useSend('confirmOpening', ({ key }, init) => calls.confirmOpening(key, init), options, client);

export const getCountOpeningWatchersQueryKey = (id: string) => [`/api/me/trips/${id}/opening-watchers`] as const;
export const getCountOpeningWatchersQueryOptions = <T = OpeningWatchers>(id: string, options?: AskInit<OpeningWatchers, T>): Asked<OpeningWatchers, T> =>
  ask(getCountOpeningWatchersQueryKey(id), (init) => calls.countOpeningWatchers(id, init), options, [id]);
/**
 * Counts confirmed requests for this trip and for the host's next trip.
 * @summary Count the people waiting for an email when the caller's trip opens
 */
export const useCountOpeningWatchers = <T = OpeningWatchers>(id: string, options?: AskInit<OpeningWatchers, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getCountOpeningWatchersQueryOptions(id, options), client);

export const getEmailOpenedQueryKey = (key: string) => [`/public/emails/${key}/opened`] as const;
export const getEmailOpenedQueryOptions = <T = Blob>(key: string, options?: AskInit<Blob, T>): Asked<Blob, T> =>
  ask(getEmailOpenedQueryKey(key), (init) => calls.emailOpened(key, init), options, [key]);
/**
 * No sign-in required: the key identifies the email.
 * @summary Get the tracking pixel that counts a promotional email as opened (H-209)
 */
export const useEmailOpened = <T = Blob>(key: string, options?: AskInit<Blob, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getEmailOpenedQueryOptions(key, options), client);
