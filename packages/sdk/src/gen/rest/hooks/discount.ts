import type { QueryClient } from '@tanstack/react-query';
import { type MutationInit, type MutationResult, useSend } from '../../../core/mutation.ts';
import { type AskInit, type Asked, type AskResult, ask, useAsk } from '../../../core/query.ts';
import * as calls from '../calls/discount.ts';
import type { DiscountCalculation, DiscountCode, DiscountCodeInput, DiscountCodePage, DiscountInput, HostDiscount, HostDiscountInput, HostDiscountPage, ListDiscountCodesParams, ListHostDiscountsParams } from '../model/index.ts';

/**
 * Returns the new total and the amount due. Nothing is changed.
 * @summary Calculate what a discount code would take off a booking (H-490)
 */
export const useAdminCalculateDiscount = <C = unknown>(options?: MutationInit<DiscountCalculation, { id: string; data: DiscountInput }, C>, client?: QueryClient): MutationResult<DiscountCalculation, { id: string; data: DiscountInput }, C> =>
  useSend('adminCalculateDiscount', ({ id, data }, init) => calls.adminCalculateDiscount(id, data, init), options, client);

/**
 * Returns the new total and the amount due.
 * @summary Apply a discount code to a booking (H-490)
 */
export const useAdminApplyDiscount = <C = unknown>(options?: MutationInit<DiscountCalculation, { id: string; data: DiscountInput }, C>, client?: QueryClient): MutationResult<DiscountCalculation, { id: string; data: DiscountInput }, C> =>
  useSend('adminApplyDiscount', ({ id, data }, init) => calls.adminApplyDiscount(id, data, init), options, client);

/**
 * Returns the new total and the amount due.
 * @summary Remove a discount code from a booking (H-490)
 */
export const useAdminRemoveDiscount = <C = unknown>(options?: MutationInit<DiscountCalculation, { id: string; data: DiscountInput }, C>, client?: QueryClient): MutationResult<DiscountCalculation, { id: string; data: DiscountInput }, C> =>
  useSend('adminRemoveDiscount', ({ id, data }, init) => calls.adminRemoveDiscount(id, data, init), options, client);

export const getListDiscountCodesQueryKey = (params?: ListDiscountCodesParams) => [`/api/admin/discounts`, ...(params ? [params] : [])] as const;
export const getListDiscountCodesQueryOptions = <T = DiscountCodePage>(params?: ListDiscountCodesParams, options?: AskInit<DiscountCodePage, T>): Asked<DiscountCodePage, T> =>
  ask(getListDiscountCodesQueryKey(params), (init) => calls.listDiscountCodes(params, init), options);
/**
 * Returns each code with the number of times it was used. Search by words of the code and its description, or of its trip or host. Sorted by created, code, ends, state, or uses.
 * @summary List the marketplace's discount codes
 */
export const useListDiscountCodes = <T = DiscountCodePage>(params?: ListDiscountCodesParams, options?: AskInit<DiscountCodePage, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListDiscountCodesQueryOptions(params, options), client);

/**
 * A percentage in basis points or a fixed amount, for everything or for one trip or host, within its dates and number of uses.
 * @summary Create a discount code
 */
export const useCreateDiscountCode = <C = unknown>(options?: MutationInit<DiscountCode, { data: DiscountCodeInput }, C>, client?: QueryClient): MutationResult<DiscountCode, { data: DiscountCodeInput }, C> =>
  useSend('createDiscountCode', ({ data }, init) => calls.createDiscountCode(data, init), options, client);

/**
 * Send the version last read.
 * @summary Update a discount code
 */
export const useUpdateDiscountCode = <C = unknown>(options?: MutationInit<DiscountCode, { id: string; data: DiscountCodeInput }, C>, client?: QueryClient): MutationResult<DiscountCode, { id: string; data: DiscountCodeInput }, C> =>
  useSend('updateDiscountCode', ({ id, data }, init) => calls.updateDiscountCode(id, data, init), options, client);

export const getListHostDiscountsQueryKey = (id: string, params?: ListHostDiscountsParams) => [`/api/me/host/${id}/discounts`, ...(params ? [params] : [])] as const;
export const getListHostDiscountsQueryOptions = <T = HostDiscountPage>(id: string, params?: ListHostDiscountsParams, options?: AskInit<HostDiscountPage, T>): Asked<HostDiscountPage, T> =>
  ask(getListHostDiscountsQueryKey(id, params), (init) => calls.listHostDiscounts(id, params, init), options, [id]);
/**
 * Revenue is the price, after the discount, of the bookings made with a code. The discount is deducted from the host's earnings.
 * @summary List a host's discount codes with their uses and revenue, newest first
 */
export const useListHostDiscounts = <T = HostDiscountPage>(id: string, params?: ListHostDiscountsParams, options?: AskInit<HostDiscountPage, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListHostDiscountsQueryOptions(id, params, options), client);

/**
 * Travelers enter the code at checkout; the discount is deducted from the host's earnings. A percentage in basis points or a fixed amount, for all of the host's trips or one, up to the marketplace's maximum share of a price.
 * @summary Create a host's discount code
 */
export const useCreateHostDiscount = <C = unknown>(options?: MutationInit<HostDiscount, { id: string; data: HostDiscountInput }, C>, client?: QueryClient): MutationResult<HostDiscount, { id: string; data: HostDiscountInput }, C> =>
  useSend('createHostDiscount', ({ id, data }, init) => calls.createHostDiscount(id, data, init), options, client);

/**
 * Send the version last read. Existing bookings and holds keep their discount.
 * @summary Update a host's discount code
 */
export const useUpdateHostDiscount = <C = unknown>(options?: MutationInit<HostDiscount, { id: string; codeId: string; data: HostDiscountInput }, C>, client?: QueryClient): MutationResult<HostDiscount, { id: string; codeId: string; data: HostDiscountInput }, C> =>
  useSend('updateHostDiscount', ({ id, codeId, data }, init) => calls.updateHostDiscount(id, codeId, data, init), options, client);
