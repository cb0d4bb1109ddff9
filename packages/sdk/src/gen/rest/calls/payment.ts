import * as $core from '../../../core/call.ts';
import type { CallInit } from '../../../core/http.ts';
import type { AcceptDispute, ApproximateAmountParams, Approximation, AuthenticatePayment, AutomaticPayment, BookMonth, BookMonthList, BookingDispute, BookingFees, BookingMoney, CardList, CardSaving, CardToken, CreditList, Difference, DifferencePage, DisputeEvidence, DisputeFileKind, DisputeFileUpload, Done, ListDifferencesParams, ListRefundsParams, PaymentConfig, PaymentResult, QueuedRefund, ReconciliationResult, RefundCalculation, RefundItems, RefundPage, ReplaceRefund, SaveCard, SetAutomaticPayment, Statement, SubmitDispute, TestCard, TransferCredit, WaiveFee } from '../model/index.ts';

/**
 * For checkout pages to read first: names the provider and the settings of its card field.
 * @summary Get the configuration of the payment provider's card field
 */
export function getPaymentConfig(options?: CallInit): Promise<PaymentConfig> {
  return $core.call('GET', '/public/payments/config', {}, options);
}

/**
 * For information only. Rounded to whole units at the latest known rates; prices are charged in their own currency. Returns only the available currencies when the parameter to is omitted or no rate is known.
 * @summary Convert an amount to another currency, approximately
 */
export function approximateAmount(params: ApproximateAmountParams, options?: CallInit): Promise<Approximation> {
  return $core.call('GET', '/public/approximate', { query: params }, options);
}

/**
 * Poll while the status is processing. A payment that has succeeded includes its booking.
 * @summary Get the status of a payment
 */
export function getPayment(id: string, options?: CallInit): Promise<PaymentResult> {
  return $core.call('GET', '/public/payments/:id', { tokens: { id } }, options);
}

/**
 * Replaces the bank's page on demo and sandbox marketplaces.
 * @summary Complete or fail the cardholder's authentication (sandbox provider)
 */
export function authenticatePayment(id: string, authenticatePaymentBody: AuthenticatePayment, options?: CallInit): Promise<PaymentResult> {
  return $core.call('POST', '/public/payments/:id/authenticate', { tokens: { id }, body: authenticatePaymentBody }, options);
}

/**
 * Does what a provider's card field does. Called only from the frame at /public/payments/sandbox/fields. 404 except on demo and sandbox marketplaces with the sandbox provider; never send a real card here.
 * @summary Exchange a test card for a payment method token
 */
export function createSandboxToken(testCard: TestCard, options?: CallInit): Promise<CardToken> {
  return $core.call('POST', '/public/payments/sandbox/tokens', { body: testCard }, options);
}

/**
 * Only a label is known, such as the brand and the last four digits.
 * @summary List the caller's own saved cards, newest first
 */
export function listCards(options?: CallInit): Promise<CardList> {
  return $core.call('GET', '/api/me/cards', {}, options);
}

/**
 * If the answer is requires_action, authenticate in the browser with clientSecret and call again with setupReference.
 * @summary Save a card for later payments (T-055 to T-057)
 */
export function saveCard(saveCardBody: SaveCard, options?: CallInit): Promise<CardSaving> {
  return $core.call('POST', '/api/me/cards', { body: saveCardBody }, options);
}

/**
 * It can no longer be charged, and automatic payments from it stop.
 * @summary Remove a saved card
 */
export function removeCard(id: string, options?: CallInit): Promise<Done> {
  return $core.call('DELETE', '/api/me/cards/:id', { tokens: { id } }, options);
}

/**
 * Includes the remaining amount and last day of each credit, and the total that can be used.
 * @summary List the caller's own trip credits, earliest expiry first
 */
export function listCredits(options?: CallInit): Promise<CreditList> {
  return $core.call('GET', '/api/me/credits', {}, options);
}

/**
 * Same answer as listCredits, for another person.
 * @summary List a person's trip credits, earliest expiry first
 */
export function adminListCredits(id: string, options?: CallInit): Promise<CreditList> {
  return $core.call('GET', '/api/admin/users/:id/credits', { tokens: { id } }, options);
}

/**
 * Identify a person of the marketplace by email address. Returns the caller's remaining credits.
 * @summary Transfer the rest of a credit to another person
 */
export function transferCredit(id: string, transferCreditBody: TransferCredit, options?: CallInit): Promise<CreditList> {
  return $core.call('POST', '/api/me/credits/:id/transfer', { tokens: { id }, body: transferCreditBody }, options);
}

/**
 * One line for each entry, with the balance after it.
 * @summary Get everything charged, paid and refunded for the caller's bookings
 */
export function getMyStatement(options?: CallInit): Promise<Statement> {
  return $core.call('GET', '/api/me/statement', {}, options);
}

/**
 * For the booking's customer. Includes each traveler's share. Amounts are in minor units of the booking's currency.
 * @summary Get everything charged, paid and refunded for a booking
 */
export function getBookingStatement(id: string, options?: CallInit): Promise<Statement> {
  return $core.call('GET', '/api/me/bookings/:id/statement', { tokens: { id } }, options);
}

/**
 * Names the saved card to charge, or turns automatic payment off.
 * @summary Turn automatic payment of the balance on or off (T-272)
 */
export function setAutomaticPayment(id: string, setAutomaticPaymentBody: SetAutomaticPayment, options?: CallInit): Promise<AutomaticPayment> {
  return $core.call('PUT', '/api/me/bookings/:id/automatic-payment', { tokens: { id }, body: setAutomaticPaymentBody }, options);
}

/**
 * Includes the items that a refund can name, and disputes.
 * @summary Get a booking's statement, refundable items and discount
 */
export function adminBookingMoney(id: string, options?: CallInit): Promise<BookingMoney> {
  return $core.call('GET', '/api/admin/bookings/:id/money', { tokens: { id } }, options);
}

/**
 * Nothing is sent. A dispute that has been answered or closed takes no more evidence.
 * @summary Save a draft of the response to a dispute
 */
export function saveDisputeEvidence(id: string, disputeEvidence: DisputeEvidence, options?: CallInit): Promise<BookingDispute> {
  return $core.call('PUT', '/api/admin/disputes/:id/evidence', { tokens: { id }, body: disputeEvidence }, options, ['/api/admin/bookings/:id/money']);
}

/**
 * Returns the file as it goes to the bank. Images are re-encoded when they are uploaded.
 * @summary Download a file of evidence
 */
export function getDisputeFile(id: string, kind: DisputeFileKind, options?: CallInit): Promise<Blob> {
  return $core.call('GET', '/api/admin/disputes/:id/files/:kind', { tokens: { id, kind } }, options);
}

/** The address of getDisputeFile. */
export function getGetDisputeFileUrl(id: string, kind: DisputeFileKind): string {
  return $core.address('/api/admin/disputes/:id/files/:kind', { tokens: { id, kind } });
}

/**
 * Send a PDF, JPEG, or PNG file as multipart/form-data. It replaces the file of the same kind, and goes to the bank with the answer. All files of a dispute can be up to 4,500,000 bytes and maxPages in total.
 * @summary Add a file to the evidence of a dispute
 */
export function setDisputeFile(id: string, kind: DisputeFileKind, disputeFileUpload: DisputeFileUpload, options?: CallInit): Promise<BookingDispute> {
  return $core.call('PUT', '/api/admin/disputes/:id/files/:kind', { tokens: { id, kind }, form: disputeFileUpload }, options, ['/api/admin/bookings/:id/money']);
}

/**
 * Once the dispute is answered, its files stay as they are.
 * @summary Remove a file from the evidence of a dispute
 */
export function removeDisputeFile(id: string, kind: DisputeFileKind, options?: CallInit): Promise<BookingDispute> {
  return $core.call('DELETE', '/api/admin/disputes/:id/files/:kind', { tokens: { id, kind } }, options, ['/api/admin/bookings/:id/money']);
}

/**
 * Possible once; the evidence cannot be changed afterwards. The provider forwards it to the bank with the traveler's name, email and order number.
 * @summary Submit evidence for a dispute
 */
export function submitDisputeEvidence(id: string, submitDispute: SubmitDispute, options?: CallInit): Promise<BookingDispute> {
  return $core.call('POST', '/api/admin/disputes/:id/submit', { tokens: { id }, body: submitDispute }, options, ['/api/admin/bookings/:id/money', '/api/admin/waiting', '/api/metadata/audit-logs']);
}

/**
 * The traveler keeps the money. The dispute is lost once the provider confirms, and cannot be answered afterwards.
 * @summary Accept a dispute
 */
export function acceptDispute(id: string, acceptDisputeBody: AcceptDispute, options?: CallInit): Promise<BookingDispute> {
  return $core.call('POST', '/api/admin/disputes/:id/accept', { tokens: { id }, body: acceptDisputeBody }, options, ['/api/admin/bookings/:id/money', '/api/admin/waiting', '/api/metadata/audit-logs']);
}

/**
 * Identify items by their ids in the booking's refundable items. Changes nothing.
 * @summary Preview a refund
 */
export function adminCalculateRefund(id: string, refundItems: RefundItems, options?: CallInit): Promise<RefundCalculation> {
  return $core.call('POST', '/api/admin/bookings/:id/refund/calculate', { tokens: { id }, body: refundItems }, options);
}

/**
 * Returns the refunded amount, the amount credited, and what is still due.
 * @summary Remove items from a booking's price and refund the overpayment (H-487, H-489)
 */
export function adminRefundBooking(id: string, refundItems: RefundItems, options?: CallInit): Promise<RefundCalculation> {
  return $core.call('POST', '/api/admin/bookings/:id/refund', { tokens: { id }, body: refundItems }, options, ['/api/admin/bookings', '/api/admin/bookings/:id', '/api/admin/bookings/:id/money', '/api/metadata/audit-logs']);
}

/**
 * Admins can waive any amount; other booking managers, up to the limit per booking that the policy sets.
 * @summary List a booking's fees and how much the caller can waive
 */
export function listBookingFees(id: string, options?: CallInit): Promise<BookingFees> {
  return $core.call('GET', '/api/admin/bookings/:id/fees', { tokens: { id } }, options);
}

/**
 * Admins can waive any amount; other booking managers, up to the limit that the policy sets. Overpayments are refunded the way they were paid.
 * @summary Waive fees of a booking
 */
export function waiveFee(id: string, waiveFeeBody: WaiveFee, options?: CallInit): Promise<RefundCalculation> {
  return $core.call('POST', '/api/admin/bookings/:id/waive', { tokens: { id }, body: waiveFeeBody }, options, ['/api/admin/bookings', '/api/admin/bookings/:id', '/api/admin/bookings/:id/money', '/api/admin/bookings/:id/fees', '/api/metadata/audit-logs']);
}

/**
 * Sorted by urgent, asked, or amount. Search by order number, name, trip, or the last four digits of the card. Read one for its history.
 * @summary List all refunds of the marketplace, those that need a person first
 */
export function listRefunds(params?: ListRefundsParams, options?: CallInit): Promise<RefundPage> {
  return $core.call('GET', '/api/admin/refunds', { query: params }, options);
}

/**
 * availableActions lists what the caller can do with it now.
 * @summary Get a refund with its history, its entries in the books, and other ways to pay it
 */
export function getRefund(id: string, options?: CallInit): Promise<QueuedRefund> {
  return $core.call('GET', '/api/admin/refunds/:id', { tokens: { id } }, options);
}

/**
 * To the same payment. Refused if it was paid another way, or if the booking is no longer owed that much.
 * @summary Send a failed refund again
 */
export function retryRefund(id: string, options?: CallInit): Promise<QueuedRefund> {
  return $core.call('POST', '/api/admin/refunds/:id/retry', { tokens: { id } }, options, ['/api/admin/refunds', '/api/admin/refunds/:id', '/api/admin/reconciliation', '/api/admin/waiting']);
}

/**
 * To another payment of the booking, as credit, or by bank transfer outside the product. A transfer of an amount for which payouts need two approvals is recorded once a second admin sends the same reference.
 * @summary Pay a failed refund another way
 */
export function replaceRefund(id: string, replaceRefundBody: ReplaceRefund, options?: CallInit): Promise<QueuedRefund> {
  return $core.call('POST', '/api/admin/refunds/:id/replace', { tokens: { id }, body: replaceRefundBody }, options, ['/api/admin/refunds', '/api/admin/refunds/:id', '/api/admin/reconciliation', '/api/admin/waiting']);
}

/**
 * Each gives the amounts in the books and at the provider, and the available action. Search by reference or explanation. Sorted by found, books, provider, or status.
 * @summary List differences between the books and the payment provider, newest first
 */
export function listDifferences(params?: ListDifferencesParams, options?: CallInit): Promise<DifferencePage> {
  return $core.call('GET', '/api/admin/reconciliation', { query: params }, options);
}

/**
 * Returns the number of compared records and the number of differences.
 * @summary Compare the books with the provider now
 */
export function runReconciliation(options?: CallInit): Promise<ReconciliationResult> {
  return $core.call('POST', '/api/admin/reconciliation', {}, options, ['/api/admin/reconciliation']);
}

/**
 * The action of the difference says what is done.
 * @summary Settle a difference with the available action
 */
export function settleDifference(id: string, options?: CallInit): Promise<Difference> {
  return $core.call('POST', '/api/admin/reconciliation/:id/settle', { tokens: { id } }, options, ['/api/admin/reconciliation', '/api/admin/refunds', '/api/admin/refunds/:id', '/api/admin/waiting']);
}

/**
 * From the first entry to the current month. A closed month says when it was closed; the next one to close says what it is waiting for.
 * @summary List the months of the books, newest first
 */
export function listBookMonths(options?: CallInit): Promise<BookMonthList> {
  return $core.call('GET', '/api/admin/books', {}, options);
}

/**
 * Compares the books with the provider first; the month stays open while anything differs. A closed month takes no more entries; events of that month that are reported later are recorded in the open month.
 * @summary Close a month of the books
 */
export function closeBookMonth(month: string, options?: CallInit): Promise<BookMonth> {
  return $core.call('POST', '/api/admin/books/:month/close', { tokens: { month } }, options, ['/api/admin/books', '/api/admin/reconciliation']);
}
