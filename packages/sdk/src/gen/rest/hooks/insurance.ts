import type { QueryClient } from '@tanstack/react-query';
import { type MutationInit, type MutationResult, useSend } from '../../../core/mutation.ts';
import { type AskInit, type Asked, type AskResult, ask, useAsk } from '../../../core/query.ts';
import * as calls from '../calls/insurance.ts';
import type { BookingInsurance, CancelInsurance, InsurancePolicy, InsurancePolicyList, InsuranceQuote, QuoteInsurance } from '../model/index.ts';

export const getGetBookingInsuranceQueryKey = (id: string) => [`/api/me/bookings/${id}/insurance`] as const;
export const getGetBookingInsuranceQueryOptions = <T = BookingInsurance>(id: string, options?: AskInit<BookingInsurance, T>): Asked<BookingInsurance, T> =>
  ask(getGetBookingInsuranceQueryKey(id), (init) => calls.getBookingInsurance(id, init), options, [id]);
/**
 * Says why insurance is not offered, if so.
 * @summary Get a booking's insurance offer and policies (T-085)
 */
export const useGetBookingInsurance = <T = BookingInsurance>(id: string, options?: AskInit<BookingInsurance, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetBookingInsuranceQueryOptions(id, options), client);

/**
 * Returns the premium and when the quote expires.
 * @summary Quote insurance for the uninsured travelers of a booking
 */
export const useQuoteInsurance = <C = unknown>(options?: MutationInit<InsuranceQuote, { id: string; data: QuoteInsurance }, C>, client?: QueryClient): MutationResult<InsuranceQuote, { id: string; data: QuoteInsurance }, C> =>
  useSend('quoteInsurance', ({ id, data }, init) => calls.quoteInsurance(id, data, init), options, client);

/**
 * The booking then shows insurance as declined. The customer can still buy it later.
 * @summary Record that the customer declines insurance
 */
export const useDeclineInsurance = <C = unknown>(options?: MutationInit<BookingInsurance, { id: string }, C>, client?: QueryClient): MutationResult<BookingInsurance, { id: string }, C> =>
  useSend('declineInsurance', ({ id }, init) => calls.declineInsurance(id, init), options, client);

/**
 * Possible only within the policy's cancellation period; each policy says whether and until when it can be canceled.
 * @summary Cancel an insurance policy and refund its premium (T-135, T-222)
 */
export const useCancelInsurance = <C = unknown>(options?: MutationInit<InsurancePolicy, { id: string; data: CancelInsurance }, C>, client?: QueryClient): MutationResult<InsurancePolicy, { id: string; data: CancelInsurance }, C> =>
  useSend('cancelInsurance', ({ id, data }, init) => calls.cancelInsurance(id, data, init), options, client);

export const getListInsurancePoliciesQueryKey = () => [`/api/me/insurance-policies`] as const;
export const getListInsurancePoliciesQueryOptions = <T = InsurancePolicyList>(options?: AskInit<InsurancePolicyList, T>): Asked<InsurancePolicyList, T> =>
  ask(getListInsurancePoliciesQueryKey(), (init) => calls.listInsurancePolicies(init), options);
/**
 * Returns each policy with its number, coverage, premium, and status.
 * @summary List the insurance policies of the caller's own bookings, newest first
 */
export const useListInsurancePolicies = <T = InsurancePolicyList>(options?: AskInit<InsurancePolicyList, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListInsurancePoliciesQueryOptions(options), client);

export const getDownloadConfirmationOfBenefitsQueryKey = (id: string, policyId: string) => [`/api/me/bookings/${id}/insurance/${policyId}/confirmation-of-benefits`] as const;
export const getDownloadConfirmationOfBenefitsQueryOptions = <T = Blob>(id: string, policyId: string, options?: AskInit<Blob, T>): Asked<Blob, T> =>
  ask(getDownloadConfirmationOfBenefitsQueryKey(id, policyId), (init) => calls.downloadConfirmationOfBenefits(id, policyId, init), options, [id, policyId]);
/**
 * For insurers that have no URL of their own for it. Available to anyone who can see the booking.
 * @summary Download a policy's confirmation of benefits as a PDF
 */
export const useDownloadConfirmationOfBenefits = <T = Blob>(id: string, policyId: string, options?: AskInit<Blob, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getDownloadConfirmationOfBenefitsQueryOptions(id, policyId, options), client);
