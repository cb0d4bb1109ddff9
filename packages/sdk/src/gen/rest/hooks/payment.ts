import type { QueryClient } from '@tanstack/react-query';
import { type MutationInit, type MutationResult, useSend } from '../../../core/mutation.ts';
import { type AskInit, type Asked, type AskResult, ask, useAsk } from '../../../core/query.ts';
import * as calls from '../calls/payment.ts';
import type { AcceptDispute, ApproximateAmountParams, Approximation, AuthenticatePayment, AutomaticPayment, BookMonth, BookMonthList, BookingDispute, BookingFees, BookingMoney, CardList, CardSaving, CardToken, CreditList, Difference, DifferencePage, DisputeEvidence, DisputeFileKind, DisputeFileUpload, Done, ListDifferencesParams, ListRefundsParams, PaymentConfig, PaymentResult, QueuedRefund, ReconciliationResult, RefundCalculation, RefundItems, RefundPage, ReplaceRefund, SaveCard, SetAutomaticPayment, Statement, SubmitDispute, TestCard, TransferCredit, WaiveFee } from '../model/index.ts';

export const getGetPaymentConfigQueryKey = () => [`/public/payments/config`] as const;
export const getGetPaymentConfigQueryOptions = <T = PaymentConfig>(options?: AskInit<PaymentConfig, T>): Asked<PaymentConfig, T> =>
  ask(getGetPaymentConfigQueryKey(), (init) => calls.getPaymentConfig(init), options);
/**
 * For checkout pages to read first: names the provider and the settings of its card field.
 * @summary Get the configuration of the payment provider's card field
 */
export const useGetPaymentConfig = <T = PaymentConfig>(options?: AskInit<PaymentConfig, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetPaymentConfigQueryOptions(options), client);

export const getApproximateAmountQueryKey = (params?: ApproximateAmountParams) => [`/public/approximate`, ...(params ? [params] : [])] as const;
export const getApproximateAmountQueryOptions = <T = Approximation>(params: ApproximateAmountParams, options?: AskInit<Approximation, T>): Asked<Approximation, T> =>
  ask(getApproximateAmountQueryKey(params), (init) => calls.approximateAmount(params, init), options);
/**
 * For information only. Rounded to whole units at the latest known rates; prices are charged in their own currency. Returns only the available currencies when the parameter to is omitted or no rate is known.
 * @summary Convert an amount to another currency, approximately
 */
export const useApproximateAmount = <T = Approximation>(params: ApproximateAmountParams, options?: AskInit<Approximation, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getApproximateAmountQueryOptions(params, options), client);

export const getGetPaymentQueryKey = (id: string) => [`/public/payments/${id}`] as const;
export const getGetPaymentQueryOptions = <T = PaymentResult>(id: string, options?: AskInit<PaymentResult, T>): Asked<PaymentResult, T> =>
  ask(getGetPaymentQueryKey(id), (init) => calls.getPayment(id, init), options, [id]);
/**
 * Poll while the status is processing. A payment that has succeeded includes its booking.
 * @summary Get the status of a payment
 */
export const useGetPayment = <T = PaymentResult>(id: string, options?: AskInit<PaymentResult, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetPaymentQueryOptions(id, options), client);

/**
 * Replaces the bank's page on demo and sandbox marketplaces.
 * @summary Complete or fail the cardholder's authentication (sandbox provider)
 */
export const useAuthenticatePayment = <C = unknown>(options?: MutationInit<PaymentResult, { id: string; data: AuthenticatePayment }, C>, client?: QueryClient): MutationResult<PaymentResult, { id: string; data: AuthenticatePayment }, C> =>
  useSend('authenticatePayment', ({ id, data }, init) => calls.authenticatePayment(id, data, init), options, client);

/**
 * Does what a provider's card field does. Called only from the frame at /public/payments/sandbox/fields. 404 except on demo and sandbox marketplaces with the sandbox provider; never send a real card here.
 * @summary Exchange a test card for a payment method token
 */
export const useCreateSandboxToken = <C = unknown>(options?: MutationInit<CardToken, { data: TestCard }, C>, client?: QueryClient): MutationResult<CardToken, { data: TestCard }, C> =>
  useSend('createSandboxToken', ({ data }, init) => calls.createSandboxToken(data, init), options, client);

export const getListCardsQueryKey = () => [`/api/me/cards`] as const;
export const getListCardsQueryOptions = <T = CardList>(options?: AskInit<CardList, T>): Asked<CardList, T> =>
  ask(getListCardsQueryKey(), (init) => calls.listCards(init), options);
/**
 * Only a label is known, such as the brand and the last four digits.
 * @summary List the caller's own saved cards, newest first
 */
export const useListCards = <T = CardList>(options?: AskInit<CardList, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListCardsQueryOptions(options), client);

/**
 * If the answer is requires_action, authenticate in the browser with clientSecret and call again with setupReference.
 * @summary Save a card for later payments (T-055 to T-057)
 */
export const useSaveCard = <C = unknown>(options?: MutationInit<CardSaving, { data: SaveCard }, C>, client?: QueryClient): MutationResult<CardSaving, { data: SaveCard }, C> =>
  useSend('saveCard', ({ data }, init) => calls.saveCard(data, init), options, client);

/**
 * It can no longer be charged, and automatic payments from it stop.
 * @summary Remove a saved card
 */
export const useRemoveCard = <C = unknown>(options?: MutationInit<Done, { id: string }, C>, client?: QueryClient): MutationResult<Done, { id: string }, C> =>
  useSend('removeCard', ({ id }, init) => calls.removeCard(id, init), options, client);

export const getListCreditsQueryKey = () => [`/api/me/credits`] as const;
export const getListCreditsQueryOptions = <T = CreditList>(options?: AskInit<CreditList, T>): Asked<CreditList, T> =>
  ask(getListCreditsQueryKey(), (init) => calls.listCredits(init), options);
/**
 * Includes the remaining amount and last day of each credit, and the total that can be used.
 * @summary List the caller's own trip credits, earliest expiry first
 */
export const useListCredits = <T = CreditList>(options?: AskInit<CreditList, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListCreditsQueryOptions(options), client);

export const getAdminListCreditsQueryKey = (id: string) => [`/api/admin/users/${id}/credits`] as const;
export const getAdminListCreditsQueryOptions = <T = CreditList>(id: string, options?: AskInit<CreditList, T>): Asked<CreditList, T> =>
  ask(getAdminListCreditsQueryKey(id), (init) => calls.adminListCredits(id, init), options, [id]);
/**
 * Same answer as listCredits, for another person.
 * @summary List a person's trip credits, earliest expiry first
 */
export const useAdminListCredits = <T = CreditList>(id: string, options?: AskInit<CreditList, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getAdminListCreditsQueryOptions(id, options), client);

/**
 * Identify a person of the marketplace by email address. Returns the caller's remaining credits.
 * @summary Transfer the rest of a credit to another person
 */
export const useTransferCredit = <C = unknown>(options?: MutationInit<CreditList, { id: string; data: TransferCredit }, C>, client?: QueryClient): MutationResult<CreditList, { id: string; data: TransferCredit }, C> =>
  useSend('transferCredit', ({ id, data }, init) => calls.transferCredit(id, data, init), options, client);

export const getGetMyStatementQueryKey = () => [`/api/me/statement`] as const;
export const getGetMyStatementQueryOptions = <T = Statement>(options?: AskInit<Statement, T>): Asked<Statement, T> =>
  ask(getGetMyStatementQueryKey(), (init) => calls.getMyStatement(init), options);
/**
 * One line for each entry, with the balance after it.
 * @summary Get everything charged, paid and refunded for the caller's bookings
 */
export const useGetMyStatement = <T = Statement>(options?: AskInit<Statement, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetMyStatementQueryOptions(options), client);

export const getGetBookingStatementQueryKey = (id: string) => [`/api/me/bookings/${id}/statement`] as const;
export const getGetBookingStatementQueryOptions = <T = Statement>(id: string, options?: AskInit<Statement, T>): Asked<Statement, T> =>
  ask(getGetBookingStatementQueryKey(id), (init) => calls.getBookingStatement(id, init), options, [id]);
/**
 * For the booking's customer. Includes each traveler's share. Amounts are in minor units of the booking's currency.
 * @summary Get everything charged, paid and refunded for a booking
 */
export const useGetBookingStatement = <T = Statement>(id: string, options?: AskInit<Statement, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetBookingStatementQueryOptions(id, options), client);

/**
 * Names the saved card to charge, or turns automatic payment off.
 * @summary Turn automatic payment of the balance on or off (T-272)
 */
export const useSetAutomaticPayment = <C = unknown>(options?: MutationInit<AutomaticPayment, { id: string; data: SetAutomaticPayment }, C>, client?: QueryClient): MutationResult<AutomaticPayment, { id: string; data: SetAutomaticPayment }, C> =>
  useSend('setAutomaticPayment', ({ id, data }, init) => calls.setAutomaticPayment(id, data, init), options, client);

export const getAdminBookingMoneyQueryKey = (id: string) => [`/api/admin/bookings/${id}/money`] as const;
export const getAdminBookingMoneyQueryOptions = <T = BookingMoney>(id: string, options?: AskInit<BookingMoney, T>): Asked<BookingMoney, T> =>
  ask(getAdminBookingMoneyQueryKey(id), (init) => calls.adminBookingMoney(id, init), options, [id]);
/**
 * Includes the items that a refund can name, and disputes.
 * @summary Get a booking's statement, refundable items and discount
 */
export const useAdminBookingMoney = <T = BookingMoney>(id: string, options?: AskInit<BookingMoney, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getAdminBookingMoneyQueryOptions(id, options), client);

/**
 * Nothing is sent. A dispute that has been answered or closed takes no more evidence.
 * @summary Save a draft of the response to a dispute
 */
export const useSaveDisputeEvidence = <C = unknown>(options?: MutationInit<BookingDispute, { id: string; data: DisputeEvidence }, C>, client?: QueryClient): MutationResult<BookingDispute, { id: string; data: DisputeEvidence }, C> =>
  useSend('saveDisputeEvidence', ({ id, data }, init) => calls.saveDisputeEvidence(id, data, init), options, client);

export const getGetDisputeFileQueryKey = (id: string, kind: DisputeFileKind) => [`/api/admin/disputes/${id}/files/${kind}`] as const;
export const getGetDisputeFileQueryOptions = <T = Blob>(id: string, kind: DisputeFileKind, options?: AskInit<Blob, T>): Asked<Blob, T> =>
  ask(getGetDisputeFileQueryKey(id, kind), (init) => calls.getDisputeFile(id, kind, init), options, [id, kind]);
/**
 * Returns the file as it goes to the bank. Images are re-encoded when they are uploaded.
 * @summary Download a file of evidence
 */
export const useGetDisputeFile = <T = Blob>(id: string, kind: DisputeFileKind, options?: AskInit<Blob, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetDisputeFileQueryOptions(id, kind, options), client);

/**
 * Send a PDF, JPEG, or PNG file as multipart/form-data. It replaces the file of the same kind, and goes to the bank with the answer. All files of a dispute can be up to 4,500,000 bytes and maxPages in total.
 * @summary Add a file to the evidence of a dispute
 */
export const useSetDisputeFile = <C = unknown>(options?: MutationInit<BookingDispute, { id: string; kind: DisputeFileKind; data: DisputeFileUpload }, C>, client?: QueryClient): MutationResult<BookingDispute, { id: string; kind: DisputeFileKind; data: DisputeFileUpload }, C> =>
  useSend('setDisputeFile', ({ id, kind, data }, init) => calls.setDisputeFile(id, kind, data, init), options, client);

/**
 * Once the dispute is answered, its files stay as they are.
 * @summary Remove a file from the evidence of a dispute
 */
export const useRemoveDisputeFile = <C = unknown>(options?: MutationInit<BookingDispute, { id: string; kind: DisputeFileKind }, C>, client?: QueryClient): MutationResult<BookingDispute, { id: string; kind: DisputeFileKind }, C> =>
  useSend('removeDisputeFile', ({ id, kind }, init) => calls.removeDisputeFile(id, kind, init), options, client);

/**
 * Possible once; the evidence cannot be changed afterwards. The provider forwards it to the bank with the traveler's name, email and order number.
 * @summary Submit evidence for a dispute
 */
export const useSubmitDisputeEvidence = <C = unknown>(options?: MutationInit<BookingDispute, { id: string; data: SubmitDispute }, C>, client?: QueryClient): MutationResult<BookingDispute, { id: string; data: SubmitDispute }, C> =>
  useSend('submitDisputeEvidence', ({ id, data }, init) => calls.submitDisputeEvidence(id, data, init), options, client);

/**
 * The traveler keeps the money. The dispute is lost once the provider confirms, and cannot be answered afterwards.
 * @summary Accept a dispute
 */
export const useAcceptDispute = <C = unknown>(options?: MutationInit<BookingDispute, { id: string; data: AcceptDispute }, C>, client?: QueryClient): MutationResult<BookingDispute, { id: string; data: AcceptDispute }, C> =>
  useSend('acceptDispute', ({ id, data }, init) => calls.acceptDispute(id, data, init), options, client);

/**
 * Identify items by their ids in the booking's refundable items. Changes nothing.
 * @summary Preview a refund
 */
export const useAdminCalculateRefund = <C = unknown>(options?: MutationInit<RefundCalculation, { id: string; data: RefundItems }, C>, client?: QueryClient): MutationResult<RefundCalculation, { id: string; data: RefundItems }, C> =>
  useSend('adminCalculateRefund', ({ id, data }, init) => calls.adminCalculateRefund(id, data, init), options, client);

/**
 * Returns the refunded amount, the amount credited, and what is still due.
 * @summary Remove items from a booking's price and refund the overpayment (H-487, H-489)
 */
export const useAdminRefundBooking = <C = unknown>(options?: MutationInit<RefundCalculation, { id: string; data: RefundItems }, C>, client?: QueryClient): MutationResult<RefundCalculation, { id: string; data: RefundItems }, C> =>
  useSend('adminRefundBooking', ({ id, data }, init) => calls.adminRefundBooking(id, data, init), options, client);

export const getListBookingFeesQueryKey = (id: string) => [`/api/admin/bookings/${id}/fees`] as const;
export const getListBookingFeesQueryOptions = <T = BookingFees>(id: string, options?: AskInit<BookingFees, T>): Asked<BookingFees, T> =>
  ask(getListBookingFeesQueryKey(id), (init) => calls.listBookingFees(id, init), options, [id]);
/**
 * Admins can waive any amount; other booking managers, up to the limit per booking that the policy sets.
 * @summary List a booking's fees and how much the caller can waive
 */
export const useListBookingFees = <T = BookingFees>(id: string, options?: AskInit<BookingFees, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListBookingFeesQueryOptions(id, options), client);

/**
 * Admins can waive any amount; other booking managers, up to the limit that the policy sets. Overpayments are refunded the way they were paid.
 * @summary Waive fees of a booking
 */
export const useWaiveFee = <C = unknown>(options?: MutationInit<RefundCalculation, { id: string; data: WaiveFee }, C>, client?: QueryClient): MutationResult<RefundCalculation, { id: string; data: WaiveFee }, C> =>
  useSend('waiveFee', ({ id, data }, init) => calls.waiveFee(id, data, init), options, client);

export const getListRefundsQueryKey = (params?: ListRefundsParams) => [`/api/admin/refunds`, ...(params ? [params] : [])] as const;
export const getListRefundsQueryOptions = <T = RefundPage>(params?: ListRefundsParams, options?: AskInit<RefundPage, T>): Asked<RefundPage, T> =>
  ask(getListRefundsQueryKey(params), (init) => calls.listRefunds(params, init), options);
/**
 * Sorted by urgent, asked, or amount. Search by order number, name, trip, or the last four digits of the card. Read one for its history.
 * @summary List all refunds of the marketplace, those that need a person first
 */
export const useListRefunds = <T = RefundPage>(params?: ListRefundsParams, options?: AskInit<RefundPage, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListRefundsQueryOptions(params, options), client);

export const getGetRefundQueryKey = (id: string) => [`/api/admin/refunds/${id}`] as const;
export const getGetRefundQueryOptions = <T = QueuedRefund>(id: string, options?: AskInit<QueuedRefund, T>): Asked<QueuedRefund, T> =>
  ask(getGetRefundQueryKey(id), (init) => calls.getRefund(id, init), options, [id]);
/**
 * availableActions lists what the caller can do with it now.
 * @summary Get a refund with its history, its entries in the books, and other ways to pay it
 */
export const useGetRefund = <T = QueuedRefund>(id: string, options?: AskInit<QueuedRefund, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetRefundQueryOptions(id, options), client);

/**
 * To the same payment. Refused if it was paid another way, or if the booking is no longer owed that much.
 * @summary Send a failed refund again
 */
export const useRetryRefund = <C = unknown>(options?: MutationInit<QueuedRefund, { id: string }, C>, client?: QueryClient): MutationResult<QueuedRefund, { id: string }, C> =>
  useSend('retryRefund', ({ id }, init) => calls.retryRefund(id, init), options, client);

/**
 * To another payment of the booking, as credit, or by bank transfer outside the product. A transfer of an amount for which payouts need two approvals is recorded once a second admin sends the same reference.
 * @summary Pay a failed refund another way
 */
export const useReplaceRefund = <C = unknown>(options?: MutationInit<QueuedRefund, { id: string; data: ReplaceRefund }, C>, client?: QueryClient): MutationResult<QueuedRefund, { id: string; data: ReplaceRefund }, C> =>
  useSend('replaceRefund', ({ id, data }, init) => calls.replaceRefund(id, data, init), options, client);

export const getListDifferencesQueryKey = (params?: ListDifferencesParams) => [`/api/admin/reconciliation`, ...(params ? [params] : [])] as const;
export const getListDifferencesQueryOptions = <T = DifferencePage>(params?: ListDifferencesParams, options?: AskInit<DifferencePage, T>): Asked<DifferencePage, T> =>
  ask(getListDifferencesQueryKey(params), (init) => calls.listDifferences(params, init), options);
/**
 * Each gives the amounts in the books and at the provider, and the available action. Search by reference or explanation. Sorted by found, books, provider, or status.
 * @summary List differences between the books and the payment provider, newest first
 */
export const useListDifferences = <T = DifferencePage>(params?: ListDifferencesParams, options?: AskInit<DifferencePage, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListDifferencesQueryOptions(params, options), client);

/**
 * Returns the number of compared records and the number of differences.
 * @summary Compare the books with the provider now
 */
export const useRunReconciliation = <C = unknown>(options?: MutationInit<ReconciliationResult, void, C>, client?: QueryClient): MutationResult<ReconciliationResult, void, C> =>
  useSend('runReconciliation', (_, init) => calls.runReconciliation(init), options, client);

/**
 * The action of the difference says what is done.
 * @summary Settle a difference with the available action
 */
export const useSettleDifference = <C = unknown>(options?: MutationInit<Difference, { id: string }, C>, client?: QueryClient): MutationResult<Difference, { id: string }, C> =>
  useSend('settleDifference', ({ id }, init) => calls.settleDifference(id, init), options, client);

export const getListBookMonthsQueryKey = () => [`/api/admin/books`] as const;
export const getListBookMonthsQueryOptions = <T = BookMonthList>(options?: AskInit<BookMonthList, T>): Asked<BookMonthList, T> =>
  ask(getListBookMonthsQueryKey(), (init) => calls.listBookMonths(init), options);
/**
 * From the first entry to the current month. A closed month says when it was closed; the next one to close says what it is waiting for.
 * @summary List the months of the books, newest first
 */
export const useListBookMonths = <T = BookMonthList>(options?: AskInit<BookMonthList, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListBookMonthsQueryOptions(options), client);

/**
 * Compares the books with the provider first; the month stays open while anything differs. A closed month takes no more entries; events of that month that are reported later are recorded in the open month.
 * @summary Close a month of the books
 */
export const useCloseBookMonth = <C = unknown>(options?: MutationInit<BookMonth, { month: string }, C>, client?: QueryClient): MutationResult<BookMonth, { month: string }, C> =>
  useSend('closeBookMonth', ({ month }, init) => calls.closeBookMonth(month, init), options, client);
