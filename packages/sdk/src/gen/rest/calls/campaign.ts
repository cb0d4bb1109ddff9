import * as $core from '../../../core/call.ts';
import type { CallInit } from '../../../core/http.ts';
import type { Done, EmailCampaign, ListTripEmailsParams, OpeningWatch, OpeningWatched, OpeningWatchers, SentEmailPage, TestEmail, TravelerAudience, TravelerEmail, TravelerEmailPreview } from '../model/index.ts';

/**
 * The email is identical to the one recipients would get, with the draft's text. Only the caller receives it.
 * @summary Send a test of a trip's promotional email to the caller (H-448, H-547)
 */
export function sendTestEmailToMe(testEmail: TestEmail, options?: CallInit): Promise<Done> {
  return $core.call('POST', '/api/me/emails/send-test-email', { body: testEmail }, options);
}

/**
 * Use statuses to limit the recipients. Returns the campaign with its number of recipients.
 * @summary Send an email to the travelers of a trip (H-547)
 */
export function sendEmailToTravelers(travelerEmail: TravelerEmail, options?: CallInit): Promise<EmailCampaign> {
  return $core.call('POST', '/api/me/emails/send-email-to-travelers', { body: travelerEmail }, options);
}

/**
 * Nothing is saved or sent.
 * @summary Preview the recipients of an email to travelers (H-547)
 */
export function previewTravelerEmail(travelerAudience: TravelerAudience, options?: CallInit): Promise<TravelerEmailPreview> {
  return $core.call('POST', '/api/me/emails/preview-email-to-travelers', { body: travelerAudience }, options);
}

/**
 * One row per recipient, with when it was sent and opened. Filter by kind.
 * @summary List the emails sent for a trip, newest first
 */
export function listTripEmails(id: string, params?: ListTripEmailsParams, options?: CallInit): Promise<SentEmailPage> {
  return $core.call('GET', '/api/me/trips/:id/emails', { tokens: { id }, query: params }, options);
}

/**
 * Emails already sent are not affected; no others are sent. A stopped email cannot be resumed; stopping it again changes nothing. Returns 409 if the email has already gone out.
 * @summary Stop a trip's email while it is being sent
 */
export function stopTripEmail(id: string, campaignId: string, options?: CallInit): Promise<EmailCampaign> {
  return $core.call('POST', '/api/me/trips/:id/emails/:campaignId/stop', { tokens: { id, campaignId } }, options, ['/api/me/trip-details/:tripId', '/api/me/trips/:id/emails']);
}

/**
 * Linked from promotional emails. Opening the page changes nothing.
 * @summary Show the page for unsubscribing from a host's promotional emails
 */
export function showUnsubscribe(key: string, options?: CallInit): Promise<Blob> {
  return $core.call('GET', '/public/unsubscribe/:key', { tokens: { key } }, options);
}

/** The address of showUnsubscribe. */
export function getShowUnsubscribeUrl(key: string): string {
  return $core.address('/public/unsubscribe/:key', { tokens: { key } });
}

/**
 * No sign-in required: the key in the email identifies the recipient.
 * @summary Unsubscribe from a host's promotional emails; supports one-click (RFC 8058)
 */
export function unsubscribe(key: string, options?: CallInit): Promise<Blob> {
  return $core.call('POST', '/public/unsubscribe/:key', { tokens: { key } }, options);
}

/**
 * No sign-in required. The email address first receives a confirmation link; nothing else is sent until it is confirmed. The response never reveals whether the email address is known. For a trip that will not open again because it is closed or canceled, the request applies to its host's next trip.
 * @summary Request an email when a trip, or a host's next trip, opens for booking
 */
export function watchOpening(openingWatch: OpeningWatch, options?: CallInit): Promise<OpeningWatched> {
  return $core.call('POST', '/public/openings', { body: openingWatch }, options);
}

/**
 * Linked from the confirmation email. Opening the page changes nothing.
 * @summary Show the page for confirming an opening notification
 */
export function showOpening(key: string, options?: CallInit): Promise<Blob> {
  return $core.call('GET', '/public/openings/:key', { tokens: { key } }, options);
}

/** The address of showOpening. */
export function getShowOpeningUrl(key: string): string {
  return $core.address('/public/openings/:key', { tokens: { key } });
}

/**
 * No sign-in required: the key in the email identifies the recipient. If the trip has opened in the meantime, the email is sent immediately.
 * @summary Confirm an opening notification
 */
export function confirmOpening(key: string, options?: CallInit): Promise<Blob> {
  return $core.call('POST', '/public/openings/:key', { tokens: { key } }, options);
}

/**
 * Counts confirmed requests for this trip and for the host's next trip.
 * @summary Count the people waiting for an email when the caller's trip opens
 */
export function countOpeningWatchers(id: string, options?: CallInit): Promise<OpeningWatchers> {
  return $core.call('GET', '/api/me/trips/:id/opening-watchers', { tokens: { id } }, options);
}

/**
 * No sign-in required: the key identifies the email.
 * @summary Get the tracking pixel that counts a promotional email as opened (H-209)
 */
export function emailOpened(key: string, options?: CallInit): Promise<Blob> {
  return $core.call('GET', '/public/emails/:key/opened', { tokens: { key } }, options);
}

/** The address of emailOpened. */
export function getEmailOpenedUrl(key: string): string {
  return $core.address('/public/emails/:key/opened', { tokens: { key } });
}
