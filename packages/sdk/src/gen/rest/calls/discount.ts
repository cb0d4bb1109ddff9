import * as $core from '../../../core/call.ts';
import type { CallInit } from '../../../core/http.ts';
import type { DiscountCalculation, DiscountCode, DiscountCodeInput, DiscountCodePage, DiscountInput, HostDiscount, HostDiscountInput, HostDiscountPage, ListDiscountCodesParams, ListHostDiscountsParams } from '../model/index.ts';

/**
 * Returns the new total and the amount due. Nothing is changed.
 * @summary Calculate what a discount code would take off a booking (H-490)
 */
export function adminCalculateDiscount(id: string, discountInput: DiscountInput, options?: CallInit): Promise<DiscountCalculation> {
  return $core.call('POST', '/api/admin/bookings/:id/discount/calculate', { tokens: { id }, body: discountInput }, options);
}

/**
 * Returns the new total and the amount due.
 * @summary Apply a discount code to a booking (H-490)
 */
export function adminApplyDiscount(id: string, discountInput: DiscountInput, options?: CallInit): Promise<DiscountCalculation> {
  return $core.call('POST', '/api/admin/bookings/:id/discount/apply', { tokens: { id }, body: discountInput }, options, ['/api/admin/bookings', '/api/admin/bookings/:id', '/api/admin/bookings/:id/money', '/api/metadata/audit-logs']);
}

/**
 * Returns the new total and the amount due.
 * @summary Remove a discount code from a booking (H-490)
 */
export function adminRemoveDiscount(id: string, discountInput: DiscountInput, options?: CallInit): Promise<DiscountCalculation> {
  return $core.call('POST', '/api/admin/bookings/:id/discount/remove', { tokens: { id }, body: discountInput }, options, ['/api/admin/bookings', '/api/admin/bookings/:id', '/api/admin/bookings/:id/money', '/api/metadata/audit-logs']);
}

/**
 * Returns each code with the number of times it was used. Search by words of the code and its description, or of its trip or host. Sorted by created, code, ends, state, or uses.
 * @summary List the marketplace's discount codes
 */
export function listDiscountCodes(params?: ListDiscountCodesParams, options?: CallInit): Promise<DiscountCodePage> {
  return $core.call('GET', '/api/admin/discounts', { query: params }, options);
}

/**
 * A percentage in basis points or a fixed amount, for everything or for one trip or host, within its dates and number of uses.
 * @summary Create a discount code
 */
export function createDiscountCode(discountCodeInput: DiscountCodeInput, options?: CallInit): Promise<DiscountCode> {
  return $core.call('POST', '/api/admin/discounts', { body: discountCodeInput }, options);
}

/**
 * Send the version last read.
 * @summary Update a discount code
 */
export function updateDiscountCode(id: string, discountCodeInput: DiscountCodeInput, options?: CallInit): Promise<DiscountCode> {
  return $core.call('PUT', '/api/admin/discounts/:id', { tokens: { id }, body: discountCodeInput }, options);
}

/**
 * Revenue is the price, after the discount, of the bookings made with a code. The discount is deducted from the host's earnings.
 * @summary List a host's discount codes with their uses and revenue, newest first
 */
export function listHostDiscounts(id: string, params?: ListHostDiscountsParams, options?: CallInit): Promise<HostDiscountPage> {
  return $core.call('GET', '/api/me/host/:id/discounts', { tokens: { id }, query: params }, options);
}

/**
 * Travelers enter the code at checkout; the discount is deducted from the host's earnings. A percentage in basis points or a fixed amount, for all of the host's trips or one, up to the marketplace's maximum share of a price.
 * @summary Create a host's discount code
 */
export function createHostDiscount(id: string, hostDiscountInput: HostDiscountInput, options?: CallInit): Promise<HostDiscount> {
  return $core.call('POST', '/api/me/host/:id/discounts', { tokens: { id }, body: hostDiscountInput }, options);
}

/**
 * Send the version last read. Existing bookings and holds keep their discount.
 * @summary Update a host's discount code
 */
export function updateHostDiscount(id: string, codeId: string, hostDiscountInput: HostDiscountInput, options?: CallInit): Promise<HostDiscount> {
  return $core.call('PUT', '/api/me/host/:id/discounts/:codeId', { tokens: { id, codeId }, body: hostDiscountInput }, options);
}
