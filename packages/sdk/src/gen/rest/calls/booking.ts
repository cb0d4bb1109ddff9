import * as $core from '../../../core/call.ts';
import type { CallInit } from '../../../core/http.ts';
import type { AddOnRemoval, AdminCancelBooking, AdminCancellationInput, AdminListBookingsParams, Booking, BookingPage, BookingUpdated, BuyInsurance, CancelBooking, CancellationOffer, Cart, CartInput, ChangePayer, Done, GetCancellationOfferParams, Hold, HoldDiscount, HoldInput, HoldInsurance, HoldReminder, InsuranceQuote, Introduction, ListBookingsParams, ListMyTravelersParams, ListTravelerMetadataParams, ListTravelersParams, ListTripTravelersParams, MoveBooking, MoveBookingInput, MoveCalculation, OrderIds, OrderRejections, PayBooking, PayHold, PaymentResult, RecordMetadataPage, RefundQuote, ReinstatableTravelers, ReinstateBooking, ReinstateCalculation, ReplaceParticipant, ReplacementOffer, RepriceQuotes, RepricedQuotes, Traveler, TravelerPage, TravelerUpdate, TripDetails, UpdateBooking, WaitlistEntry, WaitlistInput } from '../model/index.ts';

/**
 * All or nothing. Returns 409 sold_out, with what is left in details.
 * @summary Hold spots, private rooms, and activities for 15 minutes
 */
export function createHold(tripId: string, holdInput: HoldInput, options?: CallInit): Promise<Hold> {
  return $core.call('POST', '/public/trips/:tripId/holds', { tokens: { tripId }, body: holdInput }, options);
}

/**
 * Send the hold's token in X-Hold-Token. A hold that has expired or been released returns 404.
 * @summary Get a hold with its contents, expiry, and price
 */
export function getHold(id: string, options?: CallInit): Promise<Hold> {
  return $core.call('GET', '/public/holds/:id', { tokens: { id } }, options);
}

/**
 * Send the hold's token in X-Hold-Token. Its spots, rooms, and activities become available to others immediately.
 * @summary Release a hold
 */
export function releaseHold(id: string, options?: CallInit): Promise<Done> {
  return $core.call('DELETE', '/public/holds/:id', { tokens: { id } }, options);
}

/**
 * The response says whether the booking is made, the payment is still processing, or the cardholder must authenticate it.
 * @summary Book a hold by paying its deposit or full price
 */
export function payHold(id: string, payHoldBody: PayHold, options?: CallInit): Promise<PaymentResult> {
  return $core.call('POST', '/public/holds/:id/payment', { tokens: { id }, body: payHoldBody }, options);
}

/**
 * Sent only with the person's consent, once per trip, an hour after the hold has expired, and not if the trip has been booked by then. Its link continues the checkout on any device.
 * @summary Request one email reminder for finishing the checkout later
 */
export function remindOfHold(id: string, holdReminder: HoldReminder, options?: CallInit): Promise<Done> {
  return $core.call('POST', '/public/holds/:id/reminder', { tokens: { id }, body: holdReminder }, options);
}

/**
 * One code per booking. A use of the code is reserved for as long as the hold lasts, so the price shown is the price paid.
 * @summary Apply a discount code to a hold
 */
export function applyHoldDiscount(id: string, holdDiscount: HoldDiscount, options?: CallInit): Promise<Hold> {
  return $core.call('POST', '/public/holds/:id/discount', { tokens: { id }, body: holdDiscount }, options);
}

/**
 * The code's use becomes available to others immediately. Without a code, the hold stays unchanged.
 * @summary Remove the discount code from a hold
 */
export function removeHoldDiscount(id: string, options?: CallInit): Promise<Hold> {
  return $core.call('DELETE', '/public/holds/:id/discount', { tokens: { id } }, options);
}

/**
 * The quote applies to the party as held. Include its id in the payment to buy the insurance with the booking.
 * @summary Quote insurance for the travelers of a held party
 */
export function quoteHoldInsurance(id: string, holdInsurance: HoldInsurance, options?: CallInit): Promise<InsuranceQuote> {
  return $core.call('POST', '/public/holds/:id/insurance', { tokens: { id }, body: holdInsurance }, options);
}

/**
 * Returns each booking with its trip, the amounts paid and due, and the due date. Search with q.
 * @summary List the signed-in traveler's bookings (H-484)
 */
export function listBookings(params?: ListBookingsParams, options?: CallInit): Promise<BookingPage> {
  return $core.call('GET', '/api/me/bookings', { query: params }, options);
}

/**
 * For the booking's customer and travelers, and for those who look after the trip.
 * @summary Get a booking with its travelers, rooms, add-ons, and balance
 */
export function getBooking(id: string, options?: CallInit): Promise<Booking> {
  return $core.call('GET', '/api/me/bookings/:id', { tokens: { id } }, options);
}

/**
 * Send the version and the total from the preview, and the rooms and add-ons as they should be. If an amount is due, include how it is paid.
 * @summary Change rooms and add-ons, paying any amount due (T-220)
 */
export function updateBooking(id: string, updateBookingBody: UpdateBooking, options?: CallInit): Promise<BookingUpdated> {
  return $core.call('PATCH', '/api/me/bookings/:id', { tokens: { id }, body: updateBookingBody }, options, ['/api/me/bookings']);
}

/**
 * Send the amount and a payment method or saved card. The response is that of any payment: succeeded, processing, or waiting for authentication.
 * @summary Pay the minimum, a part, or all of a booking's balance (T-259)
 */
export function payBooking(id: string, payBookingBody: PayBooking, options?: CallInit): Promise<PaymentResult> {
  return $core.call('POST', '/api/me/bookings/:id/payments', { tokens: { id }, body: payBookingBody }, options);
}

/**
 * Records the signed-in traveler's agreement and returns the booking.
 * @summary Accept the traveler terms of a trip (T-228)
 */
export function acceptTravelerTerms(id: string, options?: CallInit): Promise<Booking> {
  return $core.call('POST', '/api/me/trips/:id/accept-traveler-terms', { tokens: { id } }, options, ['/api/me/bookings']);
}

/**
 * Shows the first name and profile picture to everyone. Travelers are not shown until they choose to be, those under 18 are never shown, and anyone who withdraws is removed immediately.
 * @summary Choose whether the trip's public page shows the signed-in traveler
 */
export function introduceTraveler(id: string, introduction: Introduction, options?: CallInit): Promise<Booking> {
  return $core.call('PUT', '/api/me/trips/:id/introduction', { tokens: { id }, body: introduction }, options, ['/api/me/bookings']);
}

/**
 * Search with q, which also matches the last four digits of a card that paid; filter by host, operator, trip, and person.
 * @summary List the bookings of all trips, newest first (H-463, H-465, H-487)
 */
export function adminListBookings(params?: AdminListBookingsParams, options?: CallInit): Promise<BookingPage> {
  return $core.call('GET', '/api/admin/bookings', { query: params }, options);
}

/**
 * No sign-in or payment required. Returns the position in line.
 * @summary Join a trip's waitlist as a party when it has too few spots
 */
export function joinWaitlist(tripId: string, waitlistInput: WaitlistInput, options?: CallInit): Promise<WaitlistEntry> {
  return $core.call('POST', '/public/trips/:tripId/waitlist', { tokens: { tripId }, body: waitlistInput }, options);
}

/**
 * Send the rooms and add-ons as they should be; nothing is changed. Use the version and the total of the response when making the change.
 * @summary Preview a change of rooms and add-ons, line by line (T-097)
 */
export function previewBookingChange(id: string, cartInput: CartInput, options?: CallInit): Promise<Cart> {
  return $core.call('POST', '/api/me/bookings/:id/cart', { tokens: { id }, body: cartInput }, options);
}

/**
 * Send the version and the total from the preview.
 * @summary Remove add-ons immediately (T-221)
 */
export function removeAddOns(id: string, addOnRemoval: AddOnRemoval, options?: CallInit): Promise<BookingUpdated> {
  return $core.call('POST', '/api/me/bookings/:id/add-ons', { tokens: { id }, body: addOnRemoval }, options, ['/api/me/bookings']);
}

/**
 * Includes the rules that apply. Send the quote's id in cancelBooking.
 * @summary Preview a cancellation and its refund, for all or some travelers (T-079)
 */
export function getCancellationOffer(id: string, params?: GetCancellationOfferParams, options?: CallInit): Promise<CancellationOffer> {
  return $core.call('GET', '/api/me/bookings/:id/cancellation', { tokens: { id }, query: params }, options);
}

/**
 * Send the quote that was shown and, unless everyone cancels, the travelers.
 * @summary Cancel a booking or some of its travelers (T-225, H-491)
 */
export function cancelBooking(id: string, cancelBookingBody: CancelBooking, options?: CallInit): Promise<Booking> {
  return $core.call('POST', '/api/me/bookings/:id/cancel', { tokens: { id }, body: cancelBookingBody }, options, ['/api/me/bookings']);
}

/**
 * Returns the deadline and the fee. Call it before replaceParticipant.
 * @summary Check whether a traveler's spot can go to another person
 */
export function getReplacementOffer(id: string, participantId: string, options?: CallInit): Promise<ReplacementOffer> {
  return $core.call('GET', '/api/me/bookings/:id/participants/:participantId', { tokens: { id, participantId } }, options);
}

/**
 * A different email address gives the spot to another person, who is notified by email.
 * @summary Update a traveler or give their spot to another person
 */
export function replaceParticipant(id: string, participantId: string, replaceParticipantBody: ReplaceParticipant, options?: CallInit): Promise<Booking> {
  return $core.call('POST', '/api/me/bookings/:id/participants/:participantId', { tokens: { id, participantId }, body: replaceParticipantBody }, options, ['/api/me/bookings']);
}

/**
 * Send a reason and the refund; refundMinor is the calculated amount.
 * @summary Cancel a booking with a full refund or under the policy (H-487)
 */
export function adminCancelBooking(id: string, adminCancelBookingBody: AdminCancelBooking, options?: CallInit): Promise<Booking> {
  return $core.call('POST', '/api/admin/bookings/:id/cancel', { tokens: { id }, body: adminCancelBookingBody }, options, ['/api/admin/bookings', '/api/admin/bookings/:id', '/api/admin/bookings/:id/money', '/api/metadata/audit-logs']);
}

/**
 * Returns the money refunded, the trip credit issued, the amount kept, and the rules that apply. Nothing is changed.
 * @summary Preview the refund for canceling a booking
 */
export function adminCalculateCancellation(id: string, adminCancellationInput: AdminCancellationInput, options?: CallInit): Promise<RefundQuote> {
  return $core.call('POST', '/api/admin/bookings/:id/cancel/calculate', { tokens: { id }, body: adminCancellationInput }, options);
}

/**
 * Says whether it is possible and, if not, why, with the price and the add-ons. Nothing is changed. Send the total of the response in the reinstatement.
 * @summary Preview the reinstatement of a canceled booking
 */
export function adminCalculateReinstatement(id: string, reinstateBooking: ReinstateBooking, options?: CallInit): Promise<ReinstateCalculation> {
  return $core.call('POST', '/api/admin/bookings/:id/reinstate/calculate', { tokens: { id }, body: reinstateBooking }, options);
}

/**
 * Send the travelers, whether to keep the add-ons, and the calculated total.
 * @summary Reinstate a canceled booking (H-488)
 */
export function reinstateBooking(id: string, reinstateBookingBody: ReinstateBooking, options?: CallInit): Promise<Booking> {
  return $core.call('POST', '/api/admin/bookings/:id/reinstate', { tokens: { id }, body: reinstateBookingBody }, options, ['/api/admin/bookings', '/api/admin/bookings/:id', '/api/admin/bookings/:id/money', '/api/metadata/audit-logs']);
}

/**
 * Says whether it is possible and, if not, why, with the effect on the price, rooms, and add-ons. Nothing is changed. Send the total of the response in the move.
 * @summary Preview moving a booking to another trip
 */
export function adminCalculateMove(id: string, moveBookingInput: MoveBookingInput, options?: CallInit): Promise<MoveCalculation> {
  return $core.call('POST', '/api/admin/bookings/:id/move/calculate', { tokens: { id }, body: moveBookingInput }, options);
}

/**
 * Takes spots on the other trip and releases those on this one, both or neither. The booking takes the other trip's current price; an overpayment is refunded to the original payment method, and a shortfall is due with the balance. Rooms and add-ons move if the other trip has them.
 * @summary Move a booking with its travelers and payments to another trip
 */
export function moveBooking(id: string, moveBookingBody: MoveBooking, options?: CallInit): Promise<Booking> {
  return $core.call('POST', '/api/admin/bookings/:id/move', { tokens: { id }, body: moveBookingBody }, options, ['/api/admin/bookings', '/api/admin/bookings/:id', '/api/admin/bookings/:id/money', '/api/metadata/audit-logs']);
}

/**
 * The new payer owes the balance and takes over what only the customer can do. Saved cards and automatic payment do not transfer; earlier payments stand, and refunds go to the original payment method.
 * @summary Change the payer to another traveler of the booking
 */
export function changePayer(id: string, changePayerBody: ChangePayer, options?: CallInit): Promise<Booking> {
  return $core.call('POST', '/api/admin/bookings/:id/payer', { tokens: { id }, body: changePayerBody }, options, ['/api/admin/bookings', '/api/admin/bookings/:id', '/api/admin/bookings/:id/money', '/api/metadata/audit-logs']);
}

/**
 * Only these travelers can be included in a reinstatement.
 * @summary List the travelers with whom a canceled booking can be reinstated (H-487)
 */
export function getReinstatableTravelers(id: string, options?: CallInit): Promise<ReinstatableTravelers> {
  return $core.call('GET', '/api/admin/bookings/:id/reinstatable-travelers', { tokens: { id } }, options);
}

/**
 * Send the quote, its amount, and a payment method or saved card. The response is that of any payment; the policies are issued once the payment has arrived.
 * @summary Buy the insurance offered in a quote
 */
export function buyInsurance(id: string, buyInsuranceBody: BuyInsurance, options?: CallInit): Promise<PaymentResult> {
  return $core.call('POST', '/api/me/bookings/:id/insurance', { tokens: { id }, body: buyInsuranceBody }, options, ['/api/me/bookings/:id/insurance', '/api/me/bookings']);
}

/**
 * Takes the planned change and returns the difference in premium with a new quote.
 * @summary Quote the effect of a booking change on its insurance (T-217, T-218)
 */
export function repriceQuotes(id: string, repriceQuotesBody: RepriceQuotes, options?: CallInit): Promise<RepricedQuotes> {
  return $core.call('POST', '/api/me/bookings/:id/reprice-quotes', { tokens: { id }, body: repriceQuotesBody }, options);
}

/**
 * Returns the booking.
 * @summary Sign for a minor in place of accepting the terms (H-543, T-061, T-228)
 */
export function acceptMinorDisclaimer(id: string, options?: CallInit): Promise<Booking> {
  return $core.call('POST', '/api/me/trips/:id/minor-disclaimer', { tokens: { id } }, options, ['/api/me/bookings']);
}

/**
 * Returns lightweight rows with an id, a name, and a few facts.
 * @summary List travelers for a picker (H-481); facts: email, order, trip
 */
export function listTravelerMetadata(params?: ListTravelerMetadataParams, options?: CallInit): Promise<RecordMetadataPage> {
  return $core.call('GET', '/api/metadata/travelers', { query: params }, options);
}

/**
 * Search with q; filter by trip, booking, and status.
 * @summary List the travelers of all bookings, newest first (H-463, H-465, H-481)
 */
export function listTravelers(params?: ListTravelersParams, options?: CallInit): Promise<TravelerPage> {
  return $core.call('GET', '/api/admin/travelers', { query: params }, options);
}

/**
 * The caller can correct the fields in editableFields.
 * @summary Get a traveler of a booking (H-464, H-481)
 */
export function getTraveler(id: string, options?: CallInit): Promise<Traveler> {
  return $core.call('GET', '/api/admin/travelers/:id', { tokens: { id } }, options);
}

/**
 * Send the version last read. The traveler's editableFields lists the fields that can be corrected.
 * @summary Correct a traveler's details until the trip is over (H-467, H-481)
 */
export function updateTraveler(id: string, travelerUpdate: TravelerUpdate, options?: CallInit): Promise<Traveler> {
  return $core.call('POST', '/api/admin/travelers/:id', { tokens: { id }, body: travelerUpdate }, options, ['/api/admin/travelers']);
}

/**
 * Search with q; filter by trip and status.
 * @summary List the travelers of the caller's bookings or, for hosts and operators, of their trips (H-481)
 */
export function listMyTravelers(params?: ListMyTravelersParams, options?: CallInit): Promise<TravelerPage> {
  return $core.call('GET', '/api/me/travelers', { query: params }, options);
}

/**
 * Search with q; filter by status.
 * @summary List the travelers of a trip that the caller can see (H-483, H-548)
 */
export function listTripTravelers(tripId: string, params?: ListTripTravelersParams, options?: CallInit): Promise<TravelerPage> {
  return $core.call('GET', '/api/me/trips/:tripId/travelers', { tokens: { tripId }, query: params }, options);
}

/**
 * Returns the same booking as getBooking.
 * @summary Get a booking (H-464, H-487)
 */
export function adminGetBooking(id: string, options?: CallInit): Promise<Booking> {
  return $core.call('GET', '/api/admin/bookings/:id', { tokens: { id } }, options);
}

/**
 * Returns everything that the host's workspace shows, in one response.
 * @summary Get the travelers, figures, and charts of a trip's bookings tab (H-204)
 */
export function getTripDetails(tripId: string, options?: CallInit): Promise<TripDetails> {
  return $core.call('GET', '/api/me/trip-details/:tripId', { tokens: { tripId } }, options);
}

/**
 * Send the orders to confirm. Returns the updated tab.
 * @summary Confirm pending orders as the host (H-534)
 */
export function confirmBookings(tripId: string, orderIds: OrderIds, options?: CallInit): Promise<TripDetails> {
  return $core.call('POST', '/api/me/trip-details/:tripId/confirmBookings', { tokens: { tripId }, body: orderIds }, options, ['/api/me/trips/:id', '/api/me/host/:id/next']);
}

/**
 * Send each order as it was shown. If any has changed since, the whole call is refused with 409 and nothing happens.
 * @summary Reject orders as the host (H-535)
 */
export function cancelBookings(tripId: string, orderRejections: OrderRejections, options?: CallInit): Promise<TripDetails> {
  return $core.call('POST', '/api/me/trip-details/:tripId/cancelBookings', { tokens: { tripId }, body: orderRejections }, options, ['/api/me/trips/:id', '/api/me/host/:id/next']);
}
