import type { QueryClient } from '@tanstack/react-query';
import { type MutationInit, type MutationResult, useSend } from '../../../core/mutation.ts';
import { type AskInit, type Asked, type AskResult, ask, useAsk } from '../../../core/query.ts';
import * as calls from '../calls/transfer.ts';
import type { BookGroundTransfers, BookedGroundTransfers, CancelGroundTransfer, EstimateGroundTransfers, GroundTransfer, GroundTransferEstimates, GroundTransferOffer, GroundTransferPage, GroundTransferQuotes, GroundTransferUpdate, ListGroundTransfersParams, QuoteGroundTransfers } from '../model/index.ts';

export const getGetGroundTransferOfferQueryKey = (tripId: string) => [`/api/me/trips/${tripId}/ground-transfers`] as const;
export const getGetGroundTransferOfferQueryOptions = <T = GroundTransferOffer>(tripId: string, options?: AskInit<GroundTransferOffer, T>): Asked<GroundTransferOffer, T> =>
  ask(getGetGroundTransferOfferQueryKey(tripId), (init) => calls.getGroundTransferOffer(tripId, init), options, [tripId]);
/**
 * Whether the caller can book rides and, if not, why; the days on which rides are possible, the airports, their time zone, and the maximum number of passengers.
 * @summary Get the terms for booking rides on a trip (T-077, T-195, T-196)
 */
export const useGetGroundTransferOffer = <T = GroundTransferOffer>(tripId: string, options?: AskInit<GroundTransferOffer, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetGroundTransferOfferQueryOptions(tripId, options), client);

export const getListGroundTransfersQueryKey = (params?: ListGroundTransfersParams) => [`/api/me/ground-transfers`, ...(params ? [params] : [])] as const;
export const getListGroundTransfersQueryOptions = <T = GroundTransferPage>(params?: ListGroundTransfersParams, options?: AskInit<GroundTransferPage, T>): Asked<GroundTransferPage, T> =>
  ask(getListGroundTransfersQueryKey(params), (init) => calls.listGroundTransfers(params, init), options);
/**
 * Rides of the caller's own bookings, of a host's trips, or of the hosts and trips an admin or manager looks after. Search with q; filter by trip, booking, type and status.
 * @summary List rides visible to the caller (H-463, H-465, H-484, T-212)
 */
export const useListGroundTransfers = <T = GroundTransferPage>(params?: ListGroundTransfersParams, options?: AskInit<GroundTransferPage, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListGroundTransfersQueryOptions(params, options), client);

/**
 * Send the quotes and a payment method; payment is taken with the same call. Rides for a host's free spots cost the host nothing. Returns the rides and any payment.
 * @summary Book a ride for one leg or both (H-466, T-207)
 */
export const useBookGroundTransfers = <C = unknown>(options?: MutationInit<BookedGroundTransfers, { data: BookGroundTransfers }, C>, client?: QueryClient): MutationResult<BookedGroundTransfers, { data: BookGroundTransfers }, C> =>
  useSend('bookGroundTransfers', ({ data }, init) => calls.bookGroundTransfers(data, init), options, client);

/**
 * Booking takes the ids of the quotes. If the company cannot be reached, the list is empty and its error flag is set.
 * @summary Get vehicle quotes for each leg, cheapest first (T-204 to T-206)
 */
export const useQuoteGroundTransfers = <C = unknown>(options?: MutationInit<GroundTransferQuotes, { data: QuoteGroundTransfers }, C>, client?: QueryClient): MutationResult<GroundTransferQuotes, { data: QuoteGroundTransfers }, C> =>
  useSend('quoteGroundTransfers', ({ data }, init) => calls.quoteGroundTransfers(data, init), options, client);

/**
 * Arrival and departure are estimated independently.
 * @summary Estimate the driving time of each leg (T-213)
 */
export const useEstimateGroundTransfers = <C = unknown>(options?: MutationInit<GroundTransferEstimates, { data: EstimateGroundTransfers }, C>, client?: QueryClient): MutationResult<GroundTransferEstimates, { data: EstimateGroundTransfers }, C> =>
  useSend('estimateGroundTransfers', ({ data }, init) => calls.estimateGroundTransfers(data, init), options, client);

export const getGetGroundTransferQueryKey = (id: string) => [`/api/me/ground-transfers/${id}`] as const;
export const getGetGroundTransferQueryOptions = <T = GroundTransfer>(id: string, options?: AskInit<GroundTransfer, T>): Asked<GroundTransfer, T> =>
  ask(getGetGroundTransferQueryKey(id), (init) => calls.getGroundTransfer(id, init), options, [id]);
/**
 * Includes its status, its journey, and what can be changed.
 * @summary Get a ride (H-464)
 */
export const useGetGroundTransfer = <T = GroundTransfer>(id: string, options?: AskInit<GroundTransfer, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetGroundTransferQueryOptions(id, options), client);

/**
 * Send the version you last read. Possible until the driver is on the way; editableFields of the ride names what can be changed.
 * @summary Correct a ride's flight or the traveler to meet (H-467, T-189, T-211)
 */
export const useUpdateGroundTransfer = <C = unknown>(options?: MutationInit<GroundTransfer, { id: string; data: GroundTransferUpdate }, C>, client?: QueryClient): MutationResult<GroundTransfer, { id: string; data: GroundTransferUpdate }, C> =>
  useSend('updateGroundTransfer', ({ id, data }, init) => calls.updateGroundTransfer(id, data, init), options, client);

/**
 * Send the version you last read. The price is refunded until freeCancellationHours before the ride.
 * @summary Cancel a ride (T-210, T-273)
 */
export const useCancelGroundTransfer = <C = unknown>(options?: MutationInit<GroundTransfer, { id: string; data: CancelGroundTransfer }, C>, client?: QueryClient): MutationResult<GroundTransfer, { id: string; data: CancelGroundTransfer }, C> =>
  useSend('cancelGroundTransfer', ({ id, data }, init) => calls.cancelGroundTransfer(id, data, init), options, client);
