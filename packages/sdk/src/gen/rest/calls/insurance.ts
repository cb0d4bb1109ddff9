import * as $core from '../../../core/call.ts';
import type { CallInit } from '../../../core/http.ts';
import type { BookingInsurance, CancelInsurance, InsurancePolicy, InsurancePolicyList, InsuranceQuote, QuoteInsurance } from '../model/index.ts';

/**
 * Says why insurance is not offered, if so.
 * @summary Get a booking's insurance offer and policies (T-085)
 */
export function getBookingInsurance(id: string, options?: CallInit): Promise<BookingInsurance> {
  return $core.call('GET', '/api/me/bookings/:id/insurance', { tokens: { id } }, options);
}

/**
 * Returns the premium and when the quote expires.
 * @summary Quote insurance for the uninsured travelers of a booking
 */
export function quoteInsurance(id: string, quoteInsuranceBody: QuoteInsurance, options?: CallInit): Promise<InsuranceQuote> {
  return $core.call('POST', '/api/me/bookings/:id/insurance/quote', { tokens: { id }, body: quoteInsuranceBody }, options);
}

/**
 * The booking then shows insurance as declined. The customer can still buy it later.
 * @summary Record that the customer declines insurance
 */
export function declineInsurance(id: string, options?: CallInit): Promise<BookingInsurance> {
  return $core.call('POST', '/api/me/bookings/:id/insurance/decline', { tokens: { id } }, options, ['/api/me/bookings/:id/insurance', '/api/me/bookings']);
}

/**
 * Possible only within the policy's cancellation period; each policy says whether and until when it can be canceled.
 * @summary Cancel an insurance policy and refund its premium (T-135, T-222)
 */
export function cancelInsurance(id: string, cancelInsuranceBody: CancelInsurance, options?: CallInit): Promise<InsurancePolicy> {
  return $core.call('POST', '/api/me/bookings/:id/insurance/cancel', { tokens: { id }, body: cancelInsuranceBody }, options, ['/api/me/bookings/:id/insurance', '/api/me/bookings']);
}

/**
 * Returns each policy with its number, coverage, premium, and status.
 * @summary List the insurance policies of the caller's own bookings, newest first
 */
export function listInsurancePolicies(options?: CallInit): Promise<InsurancePolicyList> {
  return $core.call('GET', '/api/me/insurance-policies', {}, options);
}

/**
 * For insurers that have no URL of their own for it. Available to anyone who can see the booking.
 * @summary Download a policy's confirmation of benefits as a PDF
 */
export function downloadConfirmationOfBenefits(id: string, policyId: string, options?: CallInit): Promise<Blob> {
  return $core.call('GET', '/api/me/bookings/:id/insurance/:policyId/confirmation-of-benefits', { tokens: { id, policyId } }, options);
}

/** The address of downloadConfirmationOfBenefits. */
export function getDownloadConfirmationOfBenefitsUrl(id: string, policyId: string): string {
  return $core.address('/api/me/bookings/:id/insurance/:policyId/confirmation-of-benefits', { tokens: { id, policyId } });
}
