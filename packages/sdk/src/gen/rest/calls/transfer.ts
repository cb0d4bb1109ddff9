import * as $core from '../../../core/call.ts';
import type { CallInit } from '../../../core/http.ts';
import type { BookGroundTransfers, BookedGroundTransfers, CancelGroundTransfer, EstimateGroundTransfers, GroundTransfer, GroundTransferEstimates, GroundTransferOffer, GroundTransferPage, GroundTransferQuotes, GroundTransferUpdate, ListGroundTransfersParams, QuoteGroundTransfers } from '../model/index.ts';

/**
 * Whether the caller can book rides and, if not, why; the days on which rides are possible, the airports, their time zone, and the maximum number of passengers.
 * @summary Get the terms for booking rides on a trip (T-077, T-195, T-196)
 */
export function getGroundTransferOffer(tripId: string, options?: CallInit): Promise<GroundTransferOffer> {
  return $core.call('GET', '/api/me/trips/:tripId/ground-transfers', { tokens: { tripId } }, options);
}

/**
 * Rides of the caller's own bookings, of a host's trips, or of the hosts and trips an admin or manager looks after. Search with q; filter by trip, booking, type and status.
 * @summary List rides visible to the caller (H-463, H-465, H-484, T-212)
 */
export function listGroundTransfers(params?: ListGroundTransfersParams, options?: CallInit): Promise<GroundTransferPage> {
  return $core.call('GET', '/api/me/ground-transfers', { query: $core.joined(params, 'ids') }, options);
}

/**
 * Send the quotes and a payment method; payment is taken with the same call. Rides for a host's free spots cost the host nothing. Returns the rides and any payment.
 * @summary Book a ride for one leg or both (H-466, T-207)
 */
export function bookGroundTransfers(bookGroundTransfersBody: BookGroundTransfers, options?: CallInit): Promise<BookedGroundTransfers> {
  return $core.call('POST', '/api/me/ground-transfers', { body: bookGroundTransfersBody }, options, ['/api/me/ground-transfers']);
}

/**
 * Booking takes the ids of the quotes. If the company cannot be reached, the list is empty and its error flag is set.
 * @summary Get vehicle quotes for each leg, cheapest first (T-204 to T-206)
 */
export function quoteGroundTransfers(quoteGroundTransfersBody: QuoteGroundTransfers, options?: CallInit): Promise<GroundTransferQuotes> {
  return $core.call('POST', '/api/me/ground-transfers/quotes', { body: quoteGroundTransfersBody }, options);
}

/**
 * Arrival and departure are estimated independently.
 * @summary Estimate the driving time of each leg (T-213)
 */
export function estimateGroundTransfers(estimateGroundTransfersBody: EstimateGroundTransfers, options?: CallInit): Promise<GroundTransferEstimates> {
  return $core.call('POST', '/api/me/ground-transfers/durations', { body: estimateGroundTransfersBody }, options);
}

/**
 * Includes its status, its journey, and what can be changed.
 * @summary Get a ride (H-464)
 */
export function getGroundTransfer(id: string, options?: CallInit): Promise<GroundTransfer> {
  return $core.call('GET', '/api/me/ground-transfers/:id', { tokens: { id } }, options);
}

/**
 * Send the version you last read. Possible until the driver is on the way; editableFields of the ride names what can be changed.
 * @summary Correct a ride's flight or the traveler to meet (H-467, T-189, T-211)
 */
export function updateGroundTransfer(id: string, groundTransferUpdate: GroundTransferUpdate, options?: CallInit): Promise<GroundTransfer> {
  return $core.call('PATCH', '/api/me/ground-transfers/:id', { tokens: { id }, body: groundTransferUpdate }, options, ['/api/me/ground-transfers']);
}

/**
 * Send the version you last read. The price is refunded until freeCancellationHours before the ride.
 * @summary Cancel a ride (T-210, T-273)
 */
export function cancelGroundTransfer(id: string, cancelGroundTransferBody: CancelGroundTransfer, options?: CallInit): Promise<GroundTransfer> {
  return $core.call('POST', '/api/me/ground-transfers/:id/cancel', { tokens: { id }, body: cancelGroundTransferBody }, options, ['/api/me/ground-transfers']);
}
