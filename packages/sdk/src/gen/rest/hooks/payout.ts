import type { QueryClient } from '@tanstack/react-query';
import { type MutationInit, type MutationResult, useSend } from '../../../core/mutation.ts';
import { type AskInit, type Asked, type AskResult, ask, useAsk } from '../../../core/query.ts';
import * as calls from '../calls/payout.ts';
import type { AdminGetStatementParams, AdminListPayablesParams, AdminListPayoutsParams, AdminPrintStatementParams, Done, DownloadHostStatementParams, DownloadOperatorStatementParams, Earnings, GetHostStatementParams, GetOperatorStatementParams, ListHostPayoutsParams, ListOperatorPayoutsParams, PayableList, PayeeStatement, Payout, PayoutAccount, PayoutAccountInput, PayoutAction, PayoutActionInput, PayoutPage, PayoutVerification, PayoutVerificationInput, PrintHostStatementParams, PrintOperatorStatementParams, ReferrerInput, Statement } from '../model/index.ts';

export const getGetHostEarningsQueryKey = (id: string) => [`/api/me/host/${id}/earnings`] as const;
export const getGetHostEarningsQueryOptions = <T = Earnings>(id: string, options?: AskInit<Earnings, T>): Asked<Earnings, T> =>
  ask(getGetHostEarningsQueryKey(id), (init) => calls.getHostEarnings(id, init), options, [id]);
/**
 * Amounts in minor units by currency, with the earnings and payout date of each trip.
 * @summary Get a host's earnings and payouts, in total and by trip (H-495, H-622, H-623)
 */
export const useGetHostEarnings = <T = Earnings>(id: string, options?: AskInit<Earnings, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetHostEarningsQueryOptions(id, options), client);

export const getListHostPayoutsQueryKey = (id: string, params?: ListHostPayoutsParams) => [`/api/me/host/${id}/payouts`, ...(params ? [params] : [])] as const;
export const getListHostPayoutsQueryOptions = <T = PayoutPage>(id: string, params?: ListHostPayoutsParams, options?: AskInit<PayoutPage, T>): Asked<PayoutPage, T> =>
  ask(getListHostPayoutsQueryKey(id, params), (init) => calls.listHostPayouts(id, params, init), options, [id]);
/**
 * Each with its amount, status, due date and trip.
 * @summary List a host's past and upcoming payouts, newest first
 */
export const useListHostPayouts = <T = PayoutPage>(id: string, params?: ListHostPayoutsParams, options?: AskInit<PayoutPage, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListHostPayoutsQueryOptions(id, params, options), client);

export const getGetHostStatementQueryKey = (id: string, params?: GetHostStatementParams) => [`/api/me/host/${id}/statement`, ...(params ? [params] : [])] as const;
export const getGetHostStatementQueryOptions = <T = Statement>(id: string, params?: GetHostStatementParams, options?: AskInit<Statement, T>): Asked<Statement, T> =>
  ask(getGetHostStatementQueryKey(id, params), (init) => calls.getHostStatement(id, params, init), options, [id]);
/**
 * One line for each entry, with the balance after it. Use tripId to narrow it to one trip.
 * @summary Get a host's account statement
 */
export const useGetHostStatement = <T = Statement>(id: string, params?: GetHostStatementParams, options?: AskInit<Statement, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetHostStatementQueryOptions(id, params, options), client);

export const getDownloadHostStatementQueryKey = (id: string, params?: DownloadHostStatementParams) => [`/api/me/host/${id}/statement/download`, ...(params ? [params] : [])] as const;
export const getDownloadHostStatementQueryOptions = <T = Blob>(id: string, params?: DownloadHostStatementParams, options?: AskInit<Blob, T>): Asked<Blob, T> =>
  ask(getDownloadHostStatementQueryKey(id, params), (init) => calls.downloadHostStatement(id, params, init), options, [id]);
/**
 * The same lines as getHostStatement.
 * @summary Download a host's statement as CSV
 */
export const useDownloadHostStatement = <T = Blob>(id: string, params?: DownloadHostStatementParams, options?: AskInit<Blob, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getDownloadHostStatementQueryOptions(id, params, options), client);

export const getPrintHostStatementQueryKey = (id: string, params?: PrintHostStatementParams) => [`/api/me/host/${id}/statement/pdf`, ...(params ? [params] : [])] as const;
export const getPrintHostStatementQueryOptions = <T = Blob>(id: string, params?: PrintHostStatementParams, options?: AskInit<Blob, T>): Asked<Blob, T> =>
  ask(getPrintHostStatementQueryKey(id, params), (init) => calls.printHostStatement(id, params, init), options, [id]);
/**
 * The same lines as getHostStatement, laid out for printing.
 * @summary Download a host's statement as PDF
 */
export const usePrintHostStatement = <T = Blob>(id: string, params?: PrintHostStatementParams, options?: AskInit<Blob, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getPrintHostStatementQueryOptions(id, params, options), client);

export const getGetHostPayoutAccountQueryKey = (id: string) => [`/api/me/host/${id}/payout-account`] as const;
export const getGetHostPayoutAccountQueryOptions = <T = PayoutAccount>(id: string, options?: AskInit<PayoutAccount, T>): Asked<PayoutAccount, T> =>
  ask(getGetHostPayoutAccountQueryKey(id), (init) => calls.getHostPayoutAccount(id, init), options, [id]);
/**
 * Says whether an account is set, who holds it, and when it changed. Shows only the last four characters of the number.
 * @summary Get a host's payout account
 */
export const useGetHostPayoutAccount = <T = PayoutAccount>(id: string, options?: AskInit<PayoutAccount, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetHostPayoutAccountQueryOptions(id, options), client);

/**
 * Only for the host's first user. Later payouts go to the new account.
 * @summary Set a host's payout account
 */
export const useSetHostPayoutAccount = <C = unknown>(options?: MutationInit<PayoutAccount, { id: string; data: PayoutAccountInput }, C>, client?: QueryClient): MutationResult<PayoutAccount, { id: string; data: PayoutAccountInput }, C> =>
  useSend('setHostPayoutAccount', ({ id, data }, init) => calls.setHostPayoutAccount(id, data, init), options, client);

/**
 * For when the provider asks payees to prove their identity. Send the browser to the returned url; it comes back to returnPath. The provider is asked again on each call.
 * @summary Start the payment provider's verification of a payee
 */
export const useVerifyHostPayoutAccount = <C = unknown>(options?: MutationInit<PayoutVerification, { id: string; data: PayoutVerificationInput }, C>, client?: QueryClient): MutationResult<PayoutVerification, { id: string; data: PayoutVerificationInput }, C> =>
  useSend('verifyHostPayoutAccount', ({ id, data }, init) => calls.verifyHostPayoutAccount(id, data, init), options, client);

export const getGetOperatorPayablesQueryKey = (operatorId: string) => [`/api/me/operators/${operatorId}/payables`] as const;
export const getGetOperatorPayablesQueryOptions = <T = Earnings>(operatorId: string, options?: AskInit<Earnings, T>): Asked<Earnings, T> =>
  ask(getGetOperatorPayablesQueryKey(operatorId), (init) => calls.getOperatorPayables(operatorId, init), options, [operatorId]);
/**
 * Amounts in minor units by currency, with the earnings and payout date of each trip.
 * @summary Get an operator's earnings and payouts, in total and by trip
 */
export const useGetOperatorPayables = <T = Earnings>(operatorId: string, options?: AskInit<Earnings, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetOperatorPayablesQueryOptions(operatorId, options), client);

export const getListOperatorPayoutsQueryKey = (operatorId: string, params?: ListOperatorPayoutsParams) => [`/api/me/operators/${operatorId}/payouts`, ...(params ? [params] : [])] as const;
export const getListOperatorPayoutsQueryOptions = <T = PayoutPage>(operatorId: string, params?: ListOperatorPayoutsParams, options?: AskInit<PayoutPage, T>): Asked<PayoutPage, T> =>
  ask(getListOperatorPayoutsQueryKey(operatorId, params), (init) => calls.listOperatorPayouts(operatorId, params, init), options, [operatorId]);
/**
 * Each with its amount, status, due date and trip.
 * @summary List an operator's past and upcoming payouts, newest first
 */
export const useListOperatorPayouts = <T = PayoutPage>(operatorId: string, params?: ListOperatorPayoutsParams, options?: AskInit<PayoutPage, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListOperatorPayoutsQueryOptions(operatorId, params, options), client);

export const getGetOperatorStatementQueryKey = (operatorId: string, params?: GetOperatorStatementParams) => [`/api/me/operators/${operatorId}/statement`, ...(params ? [params] : [])] as const;
export const getGetOperatorStatementQueryOptions = <T = Statement>(operatorId: string, params?: GetOperatorStatementParams, options?: AskInit<Statement, T>): Asked<Statement, T> =>
  ask(getGetOperatorStatementQueryKey(operatorId, params), (init) => calls.getOperatorStatement(operatorId, params, init), options, [operatorId]);
/**
 * One line for each entry, with the balance after it. Use tripId to narrow it to one trip.
 * @summary Get an operator's account statement
 */
export const useGetOperatorStatement = <T = Statement>(operatorId: string, params?: GetOperatorStatementParams, options?: AskInit<Statement, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetOperatorStatementQueryOptions(operatorId, params, options), client);

export const getDownloadOperatorStatementQueryKey = (operatorId: string, params?: DownloadOperatorStatementParams) => [`/api/me/operators/${operatorId}/statement/download`, ...(params ? [params] : [])] as const;
export const getDownloadOperatorStatementQueryOptions = <T = Blob>(operatorId: string, params?: DownloadOperatorStatementParams, options?: AskInit<Blob, T>): Asked<Blob, T> =>
  ask(getDownloadOperatorStatementQueryKey(operatorId, params), (init) => calls.downloadOperatorStatement(operatorId, params, init), options, [operatorId]);
/**
 * The same lines as getOperatorStatement.
 * @summary Download an operator's statement as CSV
 */
export const useDownloadOperatorStatement = <T = Blob>(operatorId: string, params?: DownloadOperatorStatementParams, options?: AskInit<Blob, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getDownloadOperatorStatementQueryOptions(operatorId, params, options), client);

export const getPrintOperatorStatementQueryKey = (operatorId: string, params?: PrintOperatorStatementParams) => [`/api/me/operators/${operatorId}/statement/pdf`, ...(params ? [params] : [])] as const;
export const getPrintOperatorStatementQueryOptions = <T = Blob>(operatorId: string, params?: PrintOperatorStatementParams, options?: AskInit<Blob, T>): Asked<Blob, T> =>
  ask(getPrintOperatorStatementQueryKey(operatorId, params), (init) => calls.printOperatorStatement(operatorId, params, init), options, [operatorId]);
/**
 * The same lines as getOperatorStatement, laid out for printing.
 * @summary Download an operator's statement as PDF
 */
export const usePrintOperatorStatement = <T = Blob>(operatorId: string, params?: PrintOperatorStatementParams, options?: AskInit<Blob, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getPrintOperatorStatementQueryOptions(operatorId, params, options), client);

export const getGetOperatorPayoutAccountQueryKey = (operatorId: string) => [`/api/me/operators/${operatorId}/payout-account`] as const;
export const getGetOperatorPayoutAccountQueryOptions = <T = PayoutAccount>(operatorId: string, options?: AskInit<PayoutAccount, T>): Asked<PayoutAccount, T> =>
  ask(getGetOperatorPayoutAccountQueryKey(operatorId), (init) => calls.getOperatorPayoutAccount(operatorId, init), options, [operatorId]);
/**
 * Says whether an account is set, who holds it, and when it changed. Shows only the last four characters of the number.
 * @summary Get an operator's payout account
 */
export const useGetOperatorPayoutAccount = <T = PayoutAccount>(operatorId: string, options?: AskInit<PayoutAccount, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetOperatorPayoutAccountQueryOptions(operatorId, options), client);

/**
 * Only for the operator's own admins. Later payouts go to the new account.
 * @summary Set an operator's payout account
 */
export const useSetOperatorPayoutAccount = <C = unknown>(options?: MutationInit<PayoutAccount, { operatorId: string; data: PayoutAccountInput }, C>, client?: QueryClient): MutationResult<PayoutAccount, { operatorId: string; data: PayoutAccountInput }, C> =>
  useSend('setOperatorPayoutAccount', ({ operatorId, data }, init) => calls.setOperatorPayoutAccount(operatorId, data, init), options, client);

/**
 * For when the provider asks payees to prove their identity. Send the browser to the returned url; it comes back to returnPath. The provider is asked again on each call.
 * @summary Start the payment provider's verification of a payee
 */
export const useVerifyOperatorPayoutAccount = <C = unknown>(options?: MutationInit<PayoutVerification, { operatorId: string; data: PayoutVerificationInput }, C>, client?: QueryClient): MutationResult<PayoutVerification, { operatorId: string; data: PayoutVerificationInput }, C> =>
  useSend('verifyOperatorPayoutAccount', ({ operatorId, data }, init) => calls.verifyOperatorPayoutAccount(operatorId, data, init), options, client);

export const getAdminListPayoutsQueryKey = (params?: AdminListPayoutsParams) => [`/api/admin/payouts`, ...(params ? [params] : [])] as const;
export const getAdminListPayoutsQueryOptions = <T = PayoutPage>(params?: AdminListPayoutsParams, options?: AskInit<PayoutPage, T>): Asked<PayoutPage, T> =>
  ask(getAdminListPayoutsQueryKey(params), (init) => calls.adminListPayouts(params, init), options);
/**
 * Search by the name of a payee or trip, or by reference. Filter by status, payee and trip. Sorted by created, due, amount, kind, status, payee, or trip.
 * @summary List all payouts of the marketplace, newest first
 */
export const useAdminListPayouts = <T = PayoutPage>(params?: AdminListPayoutsParams, options?: AskInit<PayoutPage, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getAdminListPayoutsQueryOptions(params, options), client);

/**
 * availableActions of the payout lists the actions that its status allows.
 * @summary Approve, hold, release or retry a payout
 */
export const useActOnPayout = <C = unknown>(options?: MutationInit<Payout, { id: string; action: PayoutAction; data: PayoutActionInput }, C>, client?: QueryClient): MutationResult<Payout, { id: string; action: PayoutAction; data: PayoutActionInput }, C> =>
  useSend('actOnPayout', ({ id, action, data }, init) => calls.actOnPayout(id, action, data, init), options, client);

export const getAdminListPayablesQueryKey = (params?: AdminListPayablesParams) => [`/api/admin/payables`, ...(params ? [params] : [])] as const;
export const getAdminListPayablesQueryOptions = <T = PayableList>(params?: AdminListPayablesParams, options?: AskInit<PayableList, T>): Asked<PayableList, T> =>
  ask(getAdminListPayablesQueryKey(params), (init) => calls.adminListPayables(params, init), options);
/**
 * Filter by kind of payee. Each entry says whether there is an account to pay to.
 * @summary List the amounts owed to hosts, operators and insurers, largest first
 */
export const useAdminListPayables = <T = PayableList>(params?: AdminListPayablesParams, options?: AskInit<PayableList, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getAdminListPayablesQueryOptions(params, options), client);

export const getAdminGetStatementQueryKey = (payeeKind: 'host' | 'operator', payeeId: string, params?: AdminGetStatementParams) => [`/api/admin/payees/${payeeKind}/${payeeId}/statement`, ...(params ? [params] : [])] as const;
export const getAdminGetStatementQueryOptions = <T = PayeeStatement>(payeeKind: 'host' | 'operator', payeeId: string, params?: AdminGetStatementParams, options?: AskInit<PayeeStatement, T>): Asked<PayeeStatement, T> =>
  ask(getAdminGetStatementQueryKey(payeeKind, payeeId, params), (init) => calls.adminGetStatement(payeeKind, payeeId, params, init), options, [payeeKind, payeeId]);
/**
 * One line for each entry. Use tripId to narrow it to one trip.
 * @summary Get the account statement of a host or an operator
 */
export const useAdminGetStatement = <T = PayeeStatement>(payeeKind: 'host' | 'operator', payeeId: string, params?: AdminGetStatementParams, options?: AskInit<PayeeStatement, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getAdminGetStatementQueryOptions(payeeKind, payeeId, params, options), client);

export const getAdminPrintStatementQueryKey = (payeeKind: 'host' | 'operator', payeeId: string, params?: AdminPrintStatementParams) => [`/api/admin/payees/${payeeKind}/${payeeId}/statement/pdf`, ...(params ? [params] : [])] as const;
export const getAdminPrintStatementQueryOptions = <T = Blob>(payeeKind: 'host' | 'operator', payeeId: string, params?: AdminPrintStatementParams, options?: AskInit<Blob, T>): Asked<Blob, T> =>
  ask(getAdminPrintStatementQueryKey(payeeKind, payeeId, params), (init) => calls.adminPrintStatement(payeeKind, payeeId, params, init), options, [payeeKind, payeeId]);
/**
 * The same lines as adminGetStatement, laid out for printing.
 * @summary Download a statement as PDF
 */
export const useAdminPrintStatement = <T = Blob>(payeeKind: 'host' | 'operator', payeeId: string, params?: AdminPrintStatementParams, options?: AskInit<Blob, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getAdminPrintStatementQueryOptions(payeeKind, payeeId, params, options), client);

export const getGetInsurerPayoutAccountQueryKey = (insurer: string) => [`/api/admin/insurers/${insurer}/payout-account`] as const;
export const getGetInsurerPayoutAccountQueryOptions = <T = PayoutAccount>(insurer: string, options?: AskInit<PayoutAccount, T>): Asked<PayoutAccount, T> =>
  ask(getGetInsurerPayoutAccountQueryKey(insurer), (init) => calls.getInsurerPayoutAccount(insurer, init), options, [insurer]);
/**
 * For admins, because insurers have no portal. Shows only the last four characters of the number.
 * @summary Get an insurer's payout account for premiums
 */
export const useGetInsurerPayoutAccount = <T = PayoutAccount>(insurer: string, options?: AskInit<PayoutAccount, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetInsurerPayoutAccountQueryOptions(insurer, options), client);

/**
 * Later premium payouts go to the new account.
 * @summary Set an insurer's payout account for premiums
 */
export const useSetInsurerPayoutAccount = <C = unknown>(options?: MutationInit<PayoutAccount, { insurer: string; data: PayoutAccountInput }, C>, client?: QueryClient): MutationResult<PayoutAccount, { insurer: string; data: PayoutAccountInput }, C> =>
  useSend('setInsurerPayoutAccount', ({ insurer, data }, init) => calls.setInsurerPayoutAccount(insurer, data, init), options, client);

/**
 * referrerId identifies the referrer. The first record is final.
 * @summary Record who referred a host (H-621)
 */
export const useSetHostReferrer = <C = unknown>(options?: MutationInit<Done, { id: string; data: ReferrerInput }, C>, client?: QueryClient): MutationResult<Done, { id: string; data: ReferrerInput }, C> =>
  useSend('setHostReferrer', ({ id, data }, init) => calls.setHostReferrer(id, data, init), options, client);
