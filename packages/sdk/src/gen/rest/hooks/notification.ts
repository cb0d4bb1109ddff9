import type { QueryClient } from '@tanstack/react-query';
import { type MutationInit, type MutationResult, useSend } from '../../../core/mutation.ts';
import { type AskInit, type Asked, type AskResult, ask, useAsk } from '../../../core/query.ts';
import * as calls from '../calls/notification.ts';
import type { Done, Email, EmailHookList, EmailPage, EmailWording, EmailWordingDraft, EmailWordingList, EmailWordingPreview, EmailWordingReset, EmailWordingUpdate, GetEmailWordingParams, ListEmailsParams, ListMyNoticesParams, NoticeChoice, NoticeChoices, NoticePage, NoticesRead, TestMail } from '../model/index.ts';

export const getListEmailHooksQueryKey = () => [`/api/metadata/email-hooks`] as const;
export const getListEmailHooksQueryOptions = <T = EmailHookList>(options?: AskInit<EmailHookList, T>): Asked<EmailHookList, T> =>
  ask(getListEmailHooksQueryKey(), (init) => calls.listEmailHooks(init), options);
/**
 * The name of each email, when it is sent, and to whom.
 * @summary List the marketplace's emails and their triggers (H-492)
 */
export const useListEmailHooks = <T = EmailHookList>(options?: AskInit<EmailHookList, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListEmailHooksQueryOptions(options), client);

export const getListMyNoticesQueryKey = (params?: ListMyNoticesParams) => [`/api/me/notices`, ...(params ? [params] : [])] as const;
export const getListMyNoticesQueryOptions = <T = NoticePage>(params?: ListMyNoticesParams, options?: AskInit<NoticePage, T>): Asked<NoticePage, T> =>
  ask(getListMyNoticesQueryKey(params), (init) => calls.listMyNotices(params, init), options);
/**
 * Every email sent to the caller's address except account-opening emails and promotions.
 * @summary List the caller's notices from the last 90 days, newest first
 */
export const useListMyNotices = <T = NoticePage>(params?: ListMyNoticesParams, options?: AskInit<NoticePage, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListMyNoticesQueryOptions(params, options), client);

/**
 * Marks the given notices, or all notices up to a given one. Marking a notice again changes nothing.
 * @summary Mark notices as read
 */
export const useReadMyNotices = <C = unknown>(options?: MutationInit<Done, { data: NoticesRead }, C>, client?: QueryClient): MutationResult<Done, { data: NoticesRead }, C> =>
  useSend('readMyNotices', ({ data }, init) => calls.readMyNotices(data, init), options, client);

export const getListMyNoticeChoicesQueryKey = () => [`/api/me/notice-choices`] as const;
export const getListMyNoticeChoicesQueryOptions = <T = NoticeChoices>(options?: AskInit<NoticeChoices, T>): Asked<NoticeChoices, T> =>
  ask(getListMyNoticeChoicesQueryKey(), (init) => calls.listMyNoticeChoices(init), options);
/**
 * Whether each kind of notice comes by email and in the bell. Only kinds with a choice; notices about money, bookings and the account are always sent.
 * @summary List the caller's notice preferences
 */
export const useListMyNoticeChoices = <T = NoticeChoices>(options?: AskInit<NoticeChoices, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListMyNoticeChoicesQueryOptions(options), client);

/**
 * Takes effect from now on. A kind that never reaches the caller is refused.
 * @summary Choose how notices of one kind are delivered
 */
export const useChooseMyNotice = <C = unknown>(options?: MutationInit<NoticeChoices, { data: NoticeChoice }, C>, client?: QueryClient): MutationResult<NoticeChoices, { data: NoticeChoice }, C> =>
  useSend('chooseMyNotice', ({ data }, init) => calls.chooseMyNotice(data, init), options, client);

export const getListEmailsQueryKey = (params?: ListEmailsParams) => [`/api/admin/emails`, ...(params ? [params] : [])] as const;
export const getListEmailsQueryOptions = <T = EmailPage>(params?: ListEmailsParams, options?: AskInit<EmailPage, T>): Asked<EmailPage, T> =>
  ask(getListEmailsQueryKey(params), (init) => calls.listEmails(params, init), options);
/**
 * Search with q; filter by hook, recipient, and whether the email was sent or has failed.
 * @summary List sent and queued emails, newest first (H-492)
 */
export const useListEmails = <T = EmailPage>(params?: ListEmailsParams, options?: AskInit<EmailPage, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListEmailsQueryOptions(params, options), client);

export const getGetEmailQueryKey = (id: string) => [`/api/admin/emails/${id}`] as const;
export const getGetEmailQueryOptions = <T = Email>(id: string, options?: AskInit<Email, T>): Asked<Email, T> =>
  ask(getGetEmailQueryKey(id), (init) => calls.getEmail(id, init), options, [id]);
/**
 * Includes the problem when it could not be sent. An email that opens an account keeps no text.
 * @summary Get an email with its text (H-492)
 */
export const useGetEmail = <T = Email>(id: string, options?: AskInit<Email, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetEmailQueryOptions(id, options), client);

/**
 * Resets the number of attempts. Fails with illegal_state when the email keeps no text or is on its way; see resendable.
 * @summary Resend an email to its recipient, unchanged
 */
export const useResendEmail = <C = unknown>(options?: MutationInit<Email, { id: string }, C>, client?: QueryClient): MutationResult<Email, { id: string }, C> =>
  useSend('resendEmail', ({ id }, init) => calls.resendEmail(id, init), options, client);

/**
 * Uses the marketplace's current sender and mail server, and returns the server's response. For use after changing either.
 * @summary Send a test email to the caller's own address
 */
export const useSendTestMail = <C = unknown>(options?: MutationInit<TestMail, void, C>, client?: QueryClient): MutationResult<TestMail, void, C> =>
  useSend('sendTestMail', (_, init) => calls.sendTestMail(init), options, client);

export const getListEmailWordingsQueryKey = () => [`/api/admin/email-wordings`] as const;
export const getListEmailWordingsQueryOptions = <T = EmailWordingList>(options?: AskInit<EmailWordingList, T>): Asked<EmailWordingList, T> =>
  ask(getListEmailWordingsQueryKey(), (init) => calls.listEmailWordings(init), options);
/**
 * Who gets each email and when, and how many of its sentences are reworded in each language. The words that all emails share come first, as every_email. Emails about an account always have the standard words; fixed says why.
 * @summary List the emails whose words the marketplace can change
 */
export const useListEmailWordings = <T = EmailWordingList>(options?: AskInit<EmailWordingList, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListEmailWordingsQueryOptions(options), client);

export const getGetEmailWordingQueryKey = (template: string, params?: GetEmailWordingParams) => [`/api/admin/email-wordings/${template}`, ...(params ? [params] : [])] as const;
export const getGetEmailWordingQueryOptions = <T = EmailWording>(template: string, params: GetEmailWordingParams, options?: AskInit<EmailWording, T>): Asked<EmailWording, T> =>
  ask(getGetEmailWordingQueryKey(template, params), (init) => calls.getEmailWording(template, params, init), options, [template]);
/**
 * Each sentence with its standard text, the marketplace's own, and the fields that it may use, written as {tripName}. A sentence that depends on something has one text for each case. changed are own texts whose standard text has been replaced by a later release: they are not used.
 * @summary Get the sentences of an email in a language
 */
export const useGetEmailWording = <T = EmailWording>(template: string, params: GetEmailWordingParams, options?: AskInit<EmailWording, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetEmailWordingQueryOptions(template, params, options), client);

/**
 * Send the version you last read, and all of the marketplace's own texts: sentences that are left out get the standard text again. A text is plain words and fields; anything else is shown as written. Emails that are written from now on have the new words.
 * @summary Reword an email in a language
 */
export const useSaveEmailWording = <C = unknown>(options?: MutationInit<EmailWording, { template: string; data: EmailWordingUpdate }, C>, client?: QueryClient): MutationResult<EmailWording, { template: string; data: EmailWordingUpdate }, C> =>
  useSend('saveEmailWording', ({ template, data }, init) => calls.saveEmailWording(template, data, init), options, client);

/**
 * Send the version you last read. Discards all of the marketplace's own texts of this email in this language.
 * @summary Return an email to the standard words in a language
 */
export const useResetEmailWording = <C = unknown>(options?: MutationInit<EmailWording, { template: string; data: EmailWordingReset }, C>, client?: QueryClient): MutationResult<EmailWording, { template: string; data: EmailWordingReset }, C> =>
  useSend('resetEmailWording', ({ template, data }, init) => calls.resetEmailWording(template, data, init), options, client);

/**
 * Sample data in the marketplace's look. Nothing is saved or sent.
 * @summary Preview an email with draft words
 */
export const usePreviewEmailWording = <C = unknown>(options?: MutationInit<EmailWordingPreview, { template: string; data: EmailWordingDraft }, C>, client?: QueryClient): MutationResult<EmailWordingPreview, { template: string; data: EmailWordingDraft }, C> =>
  useSend('previewEmailWording', ({ template, data }, init) => calls.previewEmailWording(template, data, init), options, client);

/**
 * Sample data in the marketplace's look. Nothing is saved.
 * @summary Send an email with draft words to the caller's own address
 */
export const useSendEmailWordingSample = <C = unknown>(options?: MutationInit<Done, { template: string; data: EmailWordingDraft }, C>, client?: QueryClient): MutationResult<Done, { template: string; data: EmailWordingDraft }, C> =>
  useSend('sendEmailWordingSample', ({ template, data }, init) => calls.sendEmailWordingSample(template, data, init), options, client);
