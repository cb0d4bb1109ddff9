import * as $core from '../../../core/call.ts';
import type { CallInit } from '../../../core/http.ts';
import type { Done, Email, EmailHookList, EmailPage, EmailWording, EmailWordingDraft, EmailWordingList, EmailWordingPreview, EmailWordingReset, EmailWordingUpdate, GetEmailWordingParams, ListEmailsParams, ListMyNoticesParams, NoticeChoice, NoticeChoices, NoticePage, NoticesRead, TestMail } from '../model/index.ts';

/**
 * The name of each email, when it is sent, and to whom.
 * @summary List the marketplace's emails and their triggers (H-492)
 */
export function listEmailHooks(options?: CallInit): Promise<EmailHookList> {
  return $core.call('GET', '/api/metadata/email-hooks', {}, options);
}

/**
 * Every email sent to the caller's address except account-opening emails and promotions.
 * @summary List the caller's notices from the last 90 days, newest first
 */
export function listMyNotices(params?: ListMyNoticesParams, options?: CallInit): Promise<NoticePage> {
  return $core.call('GET', '/api/me/notices', { query: params }, options);
}

/**
 * Marks the given notices, or all notices up to a given one. Marking a notice again changes nothing.
 * @summary Mark notices as read
 */
export function readMyNotices(noticesRead: NoticesRead, options?: CallInit): Promise<Done> {
  return $core.call('POST', '/api/me/notices/read', { body: noticesRead }, options, ['/api/me/notices']);
}

/**
 * Whether each kind of notice comes by email and in the bell. Only kinds with a choice; notices about money, bookings and the account are always sent.
 * @summary List the caller's notice preferences
 */
export function listMyNoticeChoices(options?: CallInit): Promise<NoticeChoices> {
  return $core.call('GET', '/api/me/notice-choices', {}, options);
}

/**
 * Takes effect from now on. A kind that never reaches the caller is refused.
 * @summary Choose how notices of one kind are delivered
 */
export function chooseMyNotice(noticeChoice: NoticeChoice, options?: CallInit): Promise<NoticeChoices> {
  return $core.call('POST', '/api/me/notice-choices', { body: noticeChoice }, options, ['/api/me/notice-choices']);
}

/**
 * Search with q; filter by hook, recipient, and whether the email was sent or has failed.
 * @summary List sent and queued emails, newest first (H-492)
 */
export function listEmails(params?: ListEmailsParams, options?: CallInit): Promise<EmailPage> {
  return $core.call('GET', '/api/admin/emails', { query: params }, options);
}

/**
 * Includes the problem when it could not be sent. An email that opens an account keeps no text.
 * @summary Get an email with its text (H-492)
 */
export function getEmail(id: string, options?: CallInit): Promise<Email> {
  return $core.call('GET', '/api/admin/emails/:id', { tokens: { id } }, options);
}

/**
 * Resets the number of attempts. Fails with illegal_state when the email keeps no text or is on its way; see resendable.
 * @summary Resend an email to its recipient, unchanged
 */
export function resendEmail(id: string, options?: CallInit): Promise<Email> {
  return $core.call('POST', '/api/admin/emails/:id/resend', { tokens: { id } }, options, ['/api/admin/emails', '/api/admin/emails/:id', '/api/metadata/audit-logs']);
}

/**
 * Uses the marketplace's current sender and mail server, and returns the server's response. For use after changing either.
 * @summary Send a test email to the caller's own address
 */
export function sendTestMail(options?: CallInit): Promise<TestMail> {
  return $core.call('POST', '/api/admin/tenant/test-mail', {}, options);
}

/**
 * Who gets each email and when, and how many of its sentences are reworded in each language. The words that all emails share come first, as every_email. Emails about an account always have the standard words; fixed says why.
 * @summary List the emails whose words the marketplace can change
 */
export function listEmailWordings(options?: CallInit): Promise<EmailWordingList> {
  return $core.call('GET', '/api/admin/email-wordings', {}, options);
}

/**
 * Each sentence with its standard text, the marketplace's own, and the fields that it may use, written as {tripName}. A sentence that depends on something has one text for each case. changed are own texts whose standard text has been replaced by a later release: they are not used.
 * @summary Get the sentences of an email in a language
 */
export function getEmailWording(template: string, params: GetEmailWordingParams, options?: CallInit): Promise<EmailWording> {
  return $core.call('GET', '/api/admin/email-wordings/:template', { tokens: { template }, query: params }, options);
}

/**
 * Send the version you last read, and all of the marketplace's own texts: sentences that are left out get the standard text again. A text is plain words and fields; anything else is shown as written. Emails that are written from now on have the new words.
 * @summary Reword an email in a language
 */
export function saveEmailWording(template: string, emailWordingUpdate: EmailWordingUpdate, options?: CallInit): Promise<EmailWording> {
  return $core.call('POST', '/api/admin/email-wordings/:template', { tokens: { template }, body: emailWordingUpdate }, options, ['/api/admin/email-wordings', '/api/admin/email-wordings/:template', '/api/metadata/audit-logs']);
}

/**
 * Send the version you last read. Discards all of the marketplace's own texts of this email in this language.
 * @summary Return an email to the standard words in a language
 */
export function resetEmailWording(template: string, emailWordingReset: EmailWordingReset, options?: CallInit): Promise<EmailWording> {
  return $core.call('POST', '/api/admin/email-wordings/:template/reset', { tokens: { template }, body: emailWordingReset }, options, ['/api/admin/email-wordings', '/api/admin/email-wordings/:template', '/api/metadata/audit-logs']);
}

/**
 * Sample data in the marketplace's look. Nothing is saved or sent.
 * @summary Preview an email with draft words
 */
export function previewEmailWording(template: string, emailWordingDraft: EmailWordingDraft, options?: CallInit): Promise<EmailWordingPreview> {
  return $core.call('POST', '/api/admin/email-wordings/:template/preview', { tokens: { template }, body: emailWordingDraft }, options);
}

/**
 * Sample data in the marketplace's look. Nothing is saved.
 * @summary Send an email with draft words to the caller's own address
 */
export function sendEmailWordingSample(template: string, emailWordingDraft: EmailWordingDraft, options?: CallInit): Promise<Done> {
  return $core.call('POST', '/api/admin/email-wordings/:template/sample', { tokens: { template }, body: emailWordingDraft }, options, ['/api/admin/emails']);
}
