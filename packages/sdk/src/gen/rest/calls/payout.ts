import * as $core from '../../../core/call.ts';
import type { CallInit } from '../../../core/http.ts';
import type { AdminGetStatementParams, AdminListPayablesParams, AdminListPayoutsParams, AdminPrintStatementParams, Done, DownloadHostStatementParams, DownloadOperatorStatementParams, Earnings, GetHostStatementParams, GetOperatorStatementParams, ListHostPayoutsParams, ListOperatorPayoutsParams, PayableList, PayeeStatement, Payout, PayoutAccount, PayoutAccountInput, PayoutAction, PayoutActionInput, PayoutPage, PayoutVerification, PayoutVerificationInput, PrintHostStatementParams, PrintOperatorStatementParams, ReferrerInput, Statement } from '../model/index.ts';

/**
 * Amounts in minor units by currency, with the earnings and payout date of each trip.
 * @summary Get a host's earnings and payouts, in total and by trip (H-495, H-622, H-623)
 */
export function getHostEarnings(id: string, options?: CallInit): Promise<Earnings> {
  return $core.call('GET', '/api/me/host/:id/earnings', { tokens: { id } }, options);
}

/**
 * Each with its amount, status, due date and trip.
 * @summary List a host's past and upcoming payouts, newest first
 */
export function listHostPayouts(id: string, params?: ListHostPayoutsParams, options?: CallInit): Promise<PayoutPage> {
  return $core.call('GET', '/api/me/host/:id/payouts', { tokens: { id }, query: params }, options);
}

/**
 * One line for each entry, with the balance after it. Use tripId to narrow it to one trip.
 * @summary Get a host's account statement
 */
export function getHostStatement(id: string, params?: GetHostStatementParams, options?: CallInit): Promise<Statement> {
  return $core.call('GET', '/api/me/host/:id/statement', { tokens: { id }, query: params }, options);
}

/**
 * The same lines as getHostStatement.
 * @summary Download a host's statement as CSV
 */
export function downloadHostStatement(id: string, params?: DownloadHostStatementParams, options?: CallInit): Promise<Blob> {
  return $core.call('GET', '/api/me/host/:id/statement/download', { tokens: { id }, query: params }, options);
}

/** The address of downloadHostStatement. */
export function getDownloadHostStatementUrl(id: string, params?: DownloadHostStatementParams): string {
  return $core.address('/api/me/host/:id/statement/download', { tokens: { id }, query: params });
}

/**
 * The same lines as getHostStatement, laid out for printing.
 * @summary Download a host's statement as PDF
 */
export function printHostStatement(id: string, params?: PrintHostStatementParams, options?: CallInit): Promise<Blob> {
  return $core.call('GET', '/api/me/host/:id/statement/pdf', { tokens: { id }, query: params }, options);
}

/** The address of printHostStatement. */
export function getPrintHostStatementUrl(id: string, params?: PrintHostStatementParams): string {
  return $core.address('/api/me/host/:id/statement/pdf', { tokens: { id }, query: params });
}

/**
 * Says whether an account is set, who holds it, and when it changed. Shows only the last four characters of the number.
 * @summary Get a host's payout account
 */
export function getHostPayoutAccount(id: string, options?: CallInit): Promise<PayoutAccount> {
  return $core.call('GET', '/api/me/host/:id/payout-account', { tokens: { id } }, options);
}

/**
 * Only for the host's first user. Later payouts go to the new account.
 * @summary Set a host's payout account
 */
export function setHostPayoutAccount(id: string, payoutAccountInput: PayoutAccountInput, options?: CallInit): Promise<PayoutAccount> {
  return $core.call('PUT', '/api/me/host/:id/payout-account', { tokens: { id }, body: payoutAccountInput }, options, ['/api/me/host/:id/payout-account', '/api/me/host/:id/earnings', '/api/me/host/:id/payouts']);
}

/**
 * For when the provider asks payees to prove their identity. Send the browser to the returned url; it comes back to returnPath. The provider is asked again on each call.
 * @summary Start the payment provider's verification of a payee
 */
export function verifyHostPayoutAccount(id: string, payoutVerificationInput: PayoutVerificationInput, options?: CallInit): Promise<PayoutVerification> {
  return $core.call('POST', '/api/me/host/:id/payout-account/verification', { tokens: { id }, body: payoutVerificationInput }, options, ['/api/me/host/:id/payout-account', '/api/me/host/:id/earnings', '/api/me/host/:id/payouts']);
}

/**
 * Amounts in minor units by currency, with the earnings and payout date of each trip.
 * @summary Get an operator's earnings and payouts, in total and by trip
 */
export function getOperatorPayables(operatorId: string, options?: CallInit): Promise<Earnings> {
  return $core.call('GET', '/api/me/operators/:operatorId/payables', { tokens: { operatorId } }, options);
}

/**
 * Each with its amount, status, due date and trip.
 * @summary List an operator's past and upcoming payouts, newest first
 */
export function listOperatorPayouts(operatorId: string, params?: ListOperatorPayoutsParams, options?: CallInit): Promise<PayoutPage> {
  return $core.call('GET', '/api/me/operators/:operatorId/payouts', { tokens: { operatorId }, query: params }, options);
}

/**
 * One line for each entry, with the balance after it. Use tripId to narrow it to one trip.
 * @summary Get an operator's account statement
 */
export function getOperatorStatement(operatorId: string, params?: GetOperatorStatementParams, options?: CallInit): Promise<Statement> {
  return $core.call('GET', '/api/me/operators/:operatorId/statement', { tokens: { operatorId }, query: params }, options);
}

/**
 * The same lines as getOperatorStatement.
 * @summary Download an operator's statement as CSV
 */
export function downloadOperatorStatement(operatorId: string, params?: DownloadOperatorStatementParams, options?: CallInit): Promise<Blob> {
  return $core.call('GET', '/api/me/operators/:operatorId/statement/download', { tokens: { operatorId }, query: params }, options);
}

/** The address of downloadOperatorStatement. */
export function getDownloadOperatorStatementUrl(operatorId: string, params?: DownloadOperatorStatementParams): string {
  return $core.address('/api/me/operators/:operatorId/statement/download', { tokens: { operatorId }, query: params });
}

/**
 * The same lines as getOperatorStatement, laid out for printing.
 * @summary Download an operator's statement as PDF
 */
export function printOperatorStatement(operatorId: string, params?: PrintOperatorStatementParams, options?: CallInit): Promise<Blob> {
  return $core.call('GET', '/api/me/operators/:operatorId/statement/pdf', { tokens: { operatorId }, query: params }, options);
}

/** The address of printOperatorStatement. */
export function getPrintOperatorStatementUrl(operatorId: string, params?: PrintOperatorStatementParams): string {
  return $core.address('/api/me/operators/:operatorId/statement/pdf', { tokens: { operatorId }, query: params });
}

/**
 * Says whether an account is set, who holds it, and when it changed. Shows only the last four characters of the number.
 * @summary Get an operator's payout account
 */
export function getOperatorPayoutAccount(operatorId: string, options?: CallInit): Promise<PayoutAccount> {
  return $core.call('GET', '/api/me/operators/:operatorId/payout-account', { tokens: { operatorId } }, options);
}

/**
 * Only for the operator's own admins. Later payouts go to the new account.
 * @summary Set an operator's payout account
 */
export function setOperatorPayoutAccount(operatorId: string, payoutAccountInput: PayoutAccountInput, options?: CallInit): Promise<PayoutAccount> {
  return $core.call('PUT', '/api/me/operators/:operatorId/payout-account', { tokens: { operatorId }, body: payoutAccountInput }, options, ['/api/me/operators/:operatorId/payout-account', '/api/me/operators/:operatorId/payables', '/api/me/operators/:operatorId/payouts']);
}

/**
 * For when the provider asks payees to prove their identity. Send the browser to the returned url; it comes back to returnPath. The provider is asked again on each call.
 * @summary Start the payment provider's verification of a payee
 */
export function verifyOperatorPayoutAccount(operatorId: string, payoutVerificationInput: PayoutVerificationInput, options?: CallInit): Promise<PayoutVerification> {
  return $core.call('POST', '/api/me/operators/:operatorId/payout-account/verification', { tokens: { operatorId }, body: payoutVerificationInput }, options, ['/api/me/operators/:operatorId/payout-account', '/api/me/operators/:operatorId/payables', '/api/me/operators/:operatorId/payouts']);
}

/**
 * Search by the name of a payee or trip, or by reference. Filter by status, payee and trip. Sorted by created, due, amount, kind, status, payee, or trip.
 * @summary List all payouts of the marketplace, newest first
 */
export function adminListPayouts(params?: AdminListPayoutsParams, options?: CallInit): Promise<PayoutPage> {
  return $core.call('GET', '/api/admin/payouts', { query: params }, options);
}

/**
 * availableActions of the payout lists the actions that its status allows.
 * @summary Approve, hold, release or retry a payout
 */
export function actOnPayout(id: string, action: PayoutAction, payoutActionInput: PayoutActionInput, options?: CallInit): Promise<Payout> {
  return $core.call('POST', '/api/admin/payouts/:id/:action', { tokens: { id, action }, body: payoutActionInput }, options, ['/api/admin/payouts', '/api/admin/payables', '/api/admin/waiting']);
}

/**
 * Filter by kind of payee. Each entry says whether there is an account to pay to.
 * @summary List the amounts owed to hosts, operators and insurers, largest first
 */
export function adminListPayables(params?: AdminListPayablesParams, options?: CallInit): Promise<PayableList> {
  return $core.call('GET', '/api/admin/payables', { query: params }, options);
}

/**
 * One line for each entry. Use tripId to narrow it to one trip.
 * @summary Get the account statement of a host or an operator
 */
export function adminGetStatement(payeeKind: 'host' | 'operator', payeeId: string, params?: AdminGetStatementParams, options?: CallInit): Promise<PayeeStatement> {
  return $core.call('GET', '/api/admin/payees/:payeeKind/:payeeId/statement', { tokens: { payeeKind, payeeId }, query: params }, options);
}

/**
 * The same lines as adminGetStatement, laid out for printing.
 * @summary Download a statement as PDF
 */
export function adminPrintStatement(payeeKind: 'host' | 'operator', payeeId: string, params?: AdminPrintStatementParams, options?: CallInit): Promise<Blob> {
  return $core.call('GET', '/api/admin/payees/:payeeKind/:payeeId/statement/pdf', { tokens: { payeeKind, payeeId }, query: params }, options);
}

/** The address of adminPrintStatement. */
export function getAdminPrintStatementUrl(payeeKind: 'host' | 'operator', payeeId: string, params?: AdminPrintStatementParams): string {
  return $core.address('/api/admin/payees/:payeeKind/:payeeId/statement/pdf', { tokens: { payeeKind, payeeId }, query: params });
}

/**
 * For admins, because insurers have no portal. Shows only the last four characters of the number.
 * @summary Get an insurer's payout account for premiums
 */
export function getInsurerPayoutAccount(insurer: string, options?: CallInit): Promise<PayoutAccount> {
  return $core.call('GET', '/api/admin/insurers/:insurer/payout-account', { tokens: { insurer } }, options);
}

/**
 * Later premium payouts go to the new account.
 * @summary Set an insurer's payout account for premiums
 */
export function setInsurerPayoutAccount(insurer: string, payoutAccountInput: PayoutAccountInput, options?: CallInit): Promise<PayoutAccount> {
  return $core.call('PUT', '/api/admin/insurers/:insurer/payout-account', { tokens: { insurer }, body: payoutAccountInput }, options, ['/api/admin/payables', '/api/admin/payouts']);
}

/**
 * referrerId identifies the referrer. The first record is final.
 * @summary Record who referred a host (H-621)
 */
export function setHostReferrer(id: string, referrerInput: ReferrerInput, options?: CallInit): Promise<Done> {
  return $core.call('PUT', '/api/admin/hosts/:id/referrer', { tokens: { id }, body: referrerInput }, options);
}
