import type { QueryClient } from '@tanstack/react-query';
import { type MutationInit, type MutationResult, useSend } from '../../../core/mutation.ts';
import { type AskInit, type Asked, type AskResult, ask, useAsk } from '../../../core/query.ts';
import * as calls from '../calls/booking.ts';
import type { AddOnRemoval, AdminCancelBooking, AdminCancellationInput, AdminListBookingsParams, Booking, BookingPage, BookingUpdated, BuyInsurance, CancelBooking, CancellationOffer, Cart, CartInput, ChangePayer, Done, GetCancellationOfferParams, Hold, HoldDiscount, HoldInput, HoldInsurance, HoldReminder, InsuranceQuote, Introduction, ListBookingsParams, ListMyTravelersParams, ListTravelerMetadataParams, ListTravelersParams, ListTripTravelersParams, MoveBooking, MoveBookingInput, MoveCalculation, OrderIds, OrderRejections, PayBooking, PayHold, PaymentResult, RecordMetadataPage, RefundQuote, ReinstatableTravelers, ReinstateBooking, ReinstateCalculation, ReplaceParticipant, ReplacementOffer, RepriceQuotes, RepricedQuotes, Traveler, TravelerPage, TravelerUpdate, TripDetails, UpdateBooking, WaitlistEntry, WaitlistInput } from '../model/index.ts';

/**
 * All or nothing. Returns 409 sold_out, with what is left in details.
 * @summary Hold spots, private rooms, and activities for 15 minutes
 */
export const useCreateHold = <C = unknown>(options?: MutationInit<Hold, { tripId: string; data: HoldInput }, C>, client?: QueryClient): MutationResult<Hold, { tripId: string; data: HoldInput }, C> =>
  useSend('createHold', ({ tripId, data }, init) => calls.createHold(tripId, data, init), options, client);

export const getGetHoldQueryKey = (id: string) => [`/public/holds/${id}`] as const;
export const getGetHoldQueryOptions = <T = Hold>(id: string, options?: AskInit<Hold, T>): Asked<Hold, T> =>
  ask(getGetHoldQueryKey(id), (init) => calls.getHold(id, init), options, [id]);
/**
 * Send the hold's token in X-Hold-Token. A hold that has expired or been released returns 404.
 * @summary Get a hold with its contents, expiry, and price
 */
export const useGetHold = <T = Hold>(id: string, options?: AskInit<Hold, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetHoldQueryOptions(id, options), client);

/**
 * Send the hold's token in X-Hold-Token. Its spots, rooms, and activities become available to others immediately.
 * @summary Release a hold
 */
export const useReleaseHold = <C = unknown>(options?: MutationInit<Done, { id: string }, C>, client?: QueryClient): MutationResult<Done, { id: string }, C> =>
  useSend('releaseHold', ({ id }, init) => calls.releaseHold(id, init), options, client);

/**
 * The response says whether the booking is made, the payment is still processing, or the cardholder must authenticate it.
 * @summary Book a hold by paying its deposit or full price
 */
export const usePayHold = <C = unknown>(options?: MutationInit<PaymentResult, { id: string; data: PayHold }, C>, client?: QueryClient): MutationResult<PaymentResult, { id: string; data: PayHold }, C> =>
  useSend('payHold', ({ id, data }, init) => calls.payHold(id, data, init), options, client);

/**
 * Sent only with the person's consent, once per trip, an hour after the hold has expired, and not if the trip has been booked by then. Its link continues the checkout on any device.
 * @summary Request one email reminder for finishing the checkout later
 */
export const useRemindOfHold = <C = unknown>(options?: MutationInit<Done, { id: string; data: HoldReminder }, C>, client?: QueryClient): MutationResult<Done, { id: string; data: HoldReminder }, C> =>
  useSend('remindOfHold', ({ id, data }, init) => calls.remindOfHold(id, data, init), options, client);

/**
 * One code per booking. A use of the code is reserved for as long as the hold lasts, so the price shown is the price paid.
 * @summary Apply a discount code to a hold
 */
export const useApplyHoldDiscount = <C = unknown>(options?: MutationInit<Hold, { id: string; data: HoldDiscount }, C>, client?: QueryClient): MutationResult<Hold, { id: string; data: HoldDiscount }, C> =>
  useSend('applyHoldDiscount', ({ id, data }, init) => calls.applyHoldDiscount(id, data, init), options, client);

/**
 * The code's use becomes available to others immediately. Without a code, the hold stays unchanged.
 * @summary Remove the discount code from a hold
 */
export const useRemoveHoldDiscount = <C = unknown>(options?: MutationInit<Hold, { id: string }, C>, client?: QueryClient): MutationResult<Hold, { id: string }, C> =>
  useSend('removeHoldDiscount', ({ id }, init) => calls.removeHoldDiscount(id, init), options, client);

/**
 * The quote applies to the party as held. Include its id in the payment to buy the insurance with the booking.
 * @summary Quote insurance for the travelers of a held party
 */
export const useQuoteHoldInsurance = <C = unknown>(options?: MutationInit<InsuranceQuote, { id: string; data: HoldInsurance }, C>, client?: QueryClient): MutationResult<InsuranceQuote, { id: string; data: HoldInsurance }, C> =>
  useSend('quoteHoldInsurance', ({ id, data }, init) => calls.quoteHoldInsurance(id, data, init), options, client);

export const getListBookingsQueryKey = (params?: ListBookingsParams) => [`/api/me/bookings`, ...(params ? [params] : [])] as const;
export const getListBookingsQueryOptions = <T = BookingPage>(params?: ListBookingsParams, options?: AskInit<BookingPage, T>): Asked<BookingPage, T> =>
  ask(getListBookingsQueryKey(params), (init) => calls.listBookings(params, init), options);
/**
 * Returns each booking with its trip, the amounts paid and due, and the due date. Search with q.
 * @summary List the signed-in traveler's bookings (H-484)
 */
export const useListBookings = <T = BookingPage>(params?: ListBookingsParams, options?: AskInit<BookingPage, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListBookingsQueryOptions(params, options), client);

export const getGetBookingQueryKey = (id: string) => [`/api/me/bookings/${id}`] as const;
export const getGetBookingQueryOptions = <T = Booking>(id: string, options?: AskInit<Booking, T>): Asked<Booking, T> =>
  ask(getGetBookingQueryKey(id), (init) => calls.getBooking(id, init), options, [id]);
/**
 * For the booking's customer and travelers, and for those who look after the trip.
 * @summary Get a booking with its travelers, rooms, add-ons, and balance
 */
export const useGetBooking = <T = Booking>(id: string, options?: AskInit<Booking, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetBookingQueryOptions(id, options), client);

/**
 * Send the version and the total from the preview, and the rooms and add-ons as they should be. If an amount is due, include how it is paid.
 * @summary Change rooms and add-ons, paying any amount due (T-220)
 */
export const useUpdateBooking = <C = unknown>(options?: MutationInit<BookingUpdated, { id: string; data: UpdateBooking }, C>, client?: QueryClient): MutationResult<BookingUpdated, { id: string; data: UpdateBooking }, C> =>
  useSend('updateBooking', ({ id, data }, init) => calls.updateBooking(id, data, init), options, client);

/**
 * Send the amount and a payment method or saved card. The response is that of any payment: succeeded, processing, or waiting for authentication.
 * @summary Pay the minimum, a part, or all of a booking's balance (T-259)
 */
export const usePayBooking = <C = unknown>(options?: MutationInit<PaymentResult, { id: string; data: PayBooking }, C>, client?: QueryClient): MutationResult<PaymentResult, { id: string; data: PayBooking }, C> =>
  useSend('payBooking', ({ id, data }, init) => calls.payBooking(id, data, init), options, client);

/**
 * Records the signed-in traveler's agreement and returns the booking.
 * @summary Accept the traveler terms of a trip (T-228)
 */
export const useAcceptTravelerTerms = <C = unknown>(options?: MutationInit<Booking, { id: string }, C>, client?: QueryClient): MutationResult<Booking, { id: string }, C> =>
  useSend('acceptTravelerTerms', ({ id }, init) => calls.acceptTravelerTerms(id, init), options, client);

/**
 * Shows the first name and profile picture to everyone. Travelers are not shown until they choose to be, those under 18 are never shown, and anyone who withdraws is removed immediately.
 * @summary Choose whether the trip's public page shows the signed-in traveler
 */
export const useIntroduceTraveler = <C = unknown>(options?: MutationInit<Booking, { id: string; data: Introduction }, C>, client?: QueryClient): MutationResult<Booking, { id: string; data: Introduction }, C> =>
  useSend('introduceTraveler', ({ id, data }, init) => calls.introduceTraveler(id, data, init), options, client);

export const getAdminListBookingsQueryKey = (params?: AdminListBookingsParams) => [`/api/admin/bookings`, ...(params ? [params] : [])] as const;
export const getAdminListBookingsQueryOptions = <T = BookingPage>(params?: AdminListBookingsParams, options?: AskInit<BookingPage, T>): Asked<BookingPage, T> =>
  ask(getAdminListBookingsQueryKey(params), (init) => calls.adminListBookings(params, init), options);
/**
 * Search with q, which also matches the last four digits of a card that paid; filter by host, operator, trip, and person.
 * @summary List the bookings of all trips, newest first (H-463, H-465, H-487)
 */
export const useAdminListBookings = <T = BookingPage>(params?: AdminListBookingsParams, options?: AskInit<BookingPage, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getAdminListBookingsQueryOptions(params, options), client);

/**
 * No sign-in or payment required. Returns the position in line.
 * @summary Join a trip's waitlist as a party when it has too few spots
 */
export const useJoinWaitlist = <C = unknown>(options?: MutationInit<WaitlistEntry, { tripId: string; data: WaitlistInput }, C>, client?: QueryClient): MutationResult<WaitlistEntry, { tripId: string; data: WaitlistInput }, C> =>
  useSend('joinWaitlist', ({ tripId, data }, init) => calls.joinWaitlist(tripId, data, init), options, client);

/**
 * Send the rooms and add-ons as they should be; nothing is changed. Use the version and the total of the response when making the change.
 * @summary Preview a change of rooms and add-ons, line by line (T-097)
 */
export const usePreviewBookingChange = <C = unknown>(options?: MutationInit<Cart, { id: string; data: CartInput }, C>, client?: QueryClient): MutationResult<Cart, { id: string; data: CartInput }, C> =>
  useSend('previewBookingChange', ({ id, data }, init) => calls.previewBookingChange(id, data, init), options, client);

/**
 * Send the version and the total from the preview.
 * @summary Remove add-ons immediately (T-221)
 */
export const useRemoveAddOns = <C = unknown>(options?: MutationInit<BookingUpdated, { id: string; data: AddOnRemoval }, C>, client?: QueryClient): MutationResult<BookingUpdated, { id: string; data: AddOnRemoval }, C> =>
  useSend('removeAddOns', ({ id, data }, init) => calls.removeAddOns(id, data, init), options, client);

export const getGetCancellationOfferQueryKey = (id: string, params?: GetCancellationOfferParams) => [`/api/me/bookings/${id}/cancellation`, ...(params ? [params] : [])] as const;
export const getGetCancellationOfferQueryOptions = <T = CancellationOffer>(id: string, params?: GetCancellationOfferParams, options?: AskInit<CancellationOffer, T>): Asked<CancellationOffer, T> =>
  ask(getGetCancellationOfferQueryKey(id, params), (init) => calls.getCancellationOffer(id, params, init), options, [id]);
/**
 * Includes the rules that apply. Send the quote's id in cancelBooking.
 * @summary Preview a cancellation and its refund, for all or some travelers (T-079)
 */
export const useGetCancellationOffer = <T = CancellationOffer>(id: string, params?: GetCancellationOfferParams, options?: AskInit<CancellationOffer, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetCancellationOfferQueryOptions(id, params, options), client);

/**
 * Send the quote that was shown and, unless everyone cancels, the travelers.
 * @summary Cancel a booking or some of its travelers (T-225, H-491)
 */
export const useCancelBooking = <C = unknown>(options?: MutationInit<Booking, { id: string; data: CancelBooking }, C>, client?: QueryClient): MutationResult<Booking, { id: string; data: CancelBooking }, C> =>
  useSend('cancelBooking', ({ id, data }, init) => calls.cancelBooking(id, data, init), options, client);

export const getGetReplacementOfferQueryKey = (id: string, participantId: string) => [`/api/me/bookings/${id}/participants/${participantId}`] as const;
export const getGetReplacementOfferQueryOptions = <T = ReplacementOffer>(id: string, participantId: string, options?: AskInit<ReplacementOffer, T>): Asked<ReplacementOffer, T> =>
  ask(getGetReplacementOfferQueryKey(id, participantId), (init) => calls.getReplacementOffer(id, participantId, init), options, [id, participantId]);
/**
 * Returns the deadline and the fee. Call it before replaceParticipant.
 * @summary Check whether a traveler's spot can go to another person
 */
export const useGetReplacementOffer = <T = ReplacementOffer>(id: string, participantId: string, options?: AskInit<ReplacementOffer, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetReplacementOfferQueryOptions(id, participantId, options), client);

/**
 * A different email address gives the spot to another person, who is notified by email.
 * @summary Update a traveler or give their spot to another person
 */
export const useReplaceParticipant = <C = unknown>(options?: MutationInit<Booking, { id: string; participantId: string; data: ReplaceParticipant }, C>, client?: QueryClient): MutationResult<Booking, { id: string; participantId: string; data: ReplaceParticipant }, C> =>
  useSend('replaceParticipant', ({ id, participantId, data }, init) => calls.replaceParticipant(id, participantId, data, init), options, client);

/**
 * Send a reason and the refund; refundMinor is the calculated amount.
 * @summary Cancel a booking with a full refund or under the policy (H-487)
 */
export const useAdminCancelBooking = <C = unknown>(options?: MutationInit<Booking, { id: string; data: AdminCancelBooking }, C>, client?: QueryClient): MutationResult<Booking, { id: string; data: AdminCancelBooking }, C> =>
  useSend('adminCancelBooking', ({ id, data }, init) => calls.adminCancelBooking(id, data, init), options, client);

/**
 * Returns the money refunded, the trip credit issued, the amount kept, and the rules that apply. Nothing is changed.
 * @summary Preview the refund for canceling a booking
 */
export const useAdminCalculateCancellation = <C = unknown>(options?: MutationInit<RefundQuote, { id: string; data: AdminCancellationInput }, C>, client?: QueryClient): MutationResult<RefundQuote, { id: string; data: AdminCancellationInput }, C> =>
  useSend('adminCalculateCancellation', ({ id, data }, init) => calls.adminCalculateCancellation(id, data, init), options, client);

/**
 * Says whether it is possible and, if not, why, with the price and the add-ons. Nothing is changed. Send the total of the response in the reinstatement.
 * @summary Preview the reinstatement of a canceled booking
 */
export const useAdminCalculateReinstatement = <C = unknown>(options?: MutationInit<ReinstateCalculation, { id: string; data: ReinstateBooking }, C>, client?: QueryClient): MutationResult<ReinstateCalculation, { id: string; data: ReinstateBooking }, C> =>
  useSend('adminCalculateReinstatement', ({ id, data }, init) => calls.adminCalculateReinstatement(id, data, init), options, client);

/**
 * Send the travelers, whether to keep the add-ons, and the calculated total.
 * @summary Reinstate a canceled booking (H-488)
 */
export const useReinstateBooking = <C = unknown>(options?: MutationInit<Booking, { id: string; data: ReinstateBooking }, C>, client?: QueryClient): MutationResult<Booking, { id: string; data: ReinstateBooking }, C> =>
  useSend('reinstateBooking', ({ id, data }, init) => calls.reinstateBooking(id, data, init), options, client);

/**
 * Says whether it is possible and, if not, why, with the effect on the price, rooms, and add-ons. Nothing is changed. Send the total of the response in the move.
 * @summary Preview moving a booking to another trip
 */
export const useAdminCalculateMove = <C = unknown>(options?: MutationInit<MoveCalculation, { id: string; data: MoveBookingInput }, C>, client?: QueryClient): MutationResult<MoveCalculation, { id: string; data: MoveBookingInput }, C> =>
  useSend('adminCalculateMove', ({ id, data }, init) => calls.adminCalculateMove(id, data, init), options, client);

/**
 * Takes spots on the other trip and releases those on this one, both or neither. The booking takes the other trip's current price; an overpayment is refunded to the original payment method, and a shortfall is due with the balance. Rooms and add-ons move if the other trip has them.
 * @summary Move a booking with its travelers and payments to another trip
 */
export const useMoveBooking = <C = unknown>(options?: MutationInit<Booking, { id: string; data: MoveBooking }, C>, client?: QueryClient): MutationResult<Booking, { id: string; data: MoveBooking }, C> =>
  useSend('moveBooking', ({ id, data }, init) => calls.moveBooking(id, data, init), options, client);

/**
 * The new payer owes the balance and takes over what only the customer can do. Saved cards and automatic payment do not transfer; earlier payments stand, and refunds go to the original payment method.
 * @summary Change the payer to another traveler of the booking
 */
export const useChangePayer = <C = unknown>(options?: MutationInit<Booking, { id: string; data: ChangePayer }, C>, client?: QueryClient): MutationResult<Booking, { id: string; data: ChangePayer }, C> =>
  useSend('changePayer', ({ id, data }, init) => calls.changePayer(id, data, init), options, client);

export const getGetReinstatableTravelersQueryKey = (id: string) => [`/api/admin/bookings/${id}/reinstatable-travelers`] as const;
export const getGetReinstatableTravelersQueryOptions = <T = ReinstatableTravelers>(id: string, options?: AskInit<ReinstatableTravelers, T>): Asked<ReinstatableTravelers, T> =>
  ask(getGetReinstatableTravelersQueryKey(id), (init) => calls.getReinstatableTravelers(id, init), options, [id]);
/**
 * Only these travelers can be included in a reinstatement.
 * @summary List the travelers with whom a canceled booking can be reinstated (H-487)
 */
export const useGetReinstatableTravelers = <T = ReinstatableTravelers>(id: string, options?: AskInit<ReinstatableTravelers, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetReinstatableTravelersQueryOptions(id, options), client);

/**
 * Send the quote, its amount, and a payment method or saved card. The response is that of any payment; the policies are issued once the payment has arrived.
 * @summary Buy the insurance offered in a quote
 */
export const useBuyInsurance = <C = unknown>(options?: MutationInit<PaymentResult, { id: string; data: BuyInsurance }, C>, client?: QueryClient): MutationResult<PaymentResult, { id: string; data: BuyInsurance }, C> =>
  useSend('buyInsurance', ({ id, data }, init) => calls.buyInsurance(id, data, init), options, client);

/**
 * Takes the planned change and returns the difference in premium with a new quote.
 * @summary Quote the effect of a booking change on its insurance (T-217, T-218)
 */
export const useRepriceQuotes = <C = unknown>(options?: MutationInit<RepricedQuotes, { id: string; data: RepriceQuotes }, C>, client?: QueryClient): MutationResult<RepricedQuotes, { id: string; data: RepriceQuotes }, C> =>
  useSend('repriceQuotes', ({ id, data }, init) => calls.repriceQuotes(id, data, init), options, client);

/**
 * Returns the booking.
 * @summary Sign for a minor in place of accepting the terms (H-543, T-061, T-228)
 */
export const useAcceptMinorDisclaimer = <C = unknown>(options?: MutationInit<Booking, { id: string }, C>, client?: QueryClient): MutationResult<Booking, { id: string }, C> =>
  useSend('acceptMinorDisclaimer', ({ id }, init) => calls.acceptMinorDisclaimer(id, init), options, client);

export const getListTravelerMetadataQueryKey = (params?: ListTravelerMetadataParams) => [`/api/metadata/travelers`, ...(params ? [params] : [])] as const;
export const getListTravelerMetadataQueryOptions = <T = RecordMetadataPage>(params?: ListTravelerMetadataParams, options?: AskInit<RecordMetadataPage, T>): Asked<RecordMetadataPage, T> =>
  ask(getListTravelerMetadataQueryKey(params), (init) => calls.listTravelerMetadata(params, init), options);
/**
 * Returns lightweight rows with an id, a name, and a few facts.
 * @summary List travelers for a picker (H-481); facts: email, order, trip
 */
export const useListTravelerMetadata = <T = RecordMetadataPage>(params?: ListTravelerMetadataParams, options?: AskInit<RecordMetadataPage, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListTravelerMetadataQueryOptions(params, options), client);

export const getListTravelersQueryKey = (params?: ListTravelersParams) => [`/api/admin/travelers`, ...(params ? [params] : [])] as const;
export const getListTravelersQueryOptions = <T = TravelerPage>(params?: ListTravelersParams, options?: AskInit<TravelerPage, T>): Asked<TravelerPage, T> =>
  ask(getListTravelersQueryKey(params), (init) => calls.listTravelers(params, init), options);
/**
 * Search with q; filter by trip, booking, and status.
 * @summary List the travelers of all bookings, newest first (H-463, H-465, H-481)
 */
export const useListTravelers = <T = TravelerPage>(params?: ListTravelersParams, options?: AskInit<TravelerPage, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListTravelersQueryOptions(params, options), client);

export const getGetTravelerQueryKey = (id: string) => [`/api/admin/travelers/${id}`] as const;
export const getGetTravelerQueryOptions = <T = Traveler>(id: string, options?: AskInit<Traveler, T>): Asked<Traveler, T> =>
  ask(getGetTravelerQueryKey(id), (init) => calls.getTraveler(id, init), options, [id]);
/**
 * The caller can correct the fields in editableFields.
 * @summary Get a traveler of a booking (H-464, H-481)
 */
export const useGetTraveler = <T = Traveler>(id: string, options?: AskInit<Traveler, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetTravelerQueryOptions(id, options), client);

/**
 * Send the version last read. The traveler's editableFields lists the fields that can be corrected.
 * @summary Correct a traveler's details until the trip is over (H-467, H-481)
 */
export const useUpdateTraveler = <C = unknown>(options?: MutationInit<Traveler, { id: string; data: TravelerUpdate }, C>, client?: QueryClient): MutationResult<Traveler, { id: string; data: TravelerUpdate }, C> =>
  useSend('updateTraveler', ({ id, data }, init) => calls.updateTraveler(id, data, init), options, client);

export const getListMyTravelersQueryKey = (params?: ListMyTravelersParams) => [`/api/me/travelers`, ...(params ? [params] : [])] as const;
export const getListMyTravelersQueryOptions = <T = TravelerPage>(params?: ListMyTravelersParams, options?: AskInit<TravelerPage, T>): Asked<TravelerPage, T> =>
  ask(getListMyTravelersQueryKey(params), (init) => calls.listMyTravelers(params, init), options);
/**
 * Search with q; filter by trip and status.
 * @summary List the travelers of the caller's bookings or, for hosts and operators, of their trips (H-481)
 */
export const useListMyTravelers = <T = TravelerPage>(params?: ListMyTravelersParams, options?: AskInit<TravelerPage, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListMyTravelersQueryOptions(params, options), client);

export const getListTripTravelersQueryKey = (tripId: string, params?: ListTripTravelersParams) => [`/api/me/trips/${tripId}/travelers`, ...(params ? [params] : [])] as const;
export const getListTripTravelersQueryOptions = <T = TravelerPage>(tripId: string, params?: ListTripTravelersParams, options?: AskInit<TravelerPage, T>): Asked<TravelerPage, T> =>
  ask(getListTripTravelersQueryKey(tripId, params), (init) => calls.listTripTravelers(tripId, params, init), options, [tripId]);
/**
 * Search with q; filter by status.
 * @summary List the travelers of a trip that the caller can see (H-483, H-548)
 */
export const useListTripTravelers = <T = TravelerPage>(tripId: string, params?: ListTripTravelersParams, options?: AskInit<TravelerPage, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListTripTravelersQueryOptions(tripId, params, options), client);

export const getAdminGetBookingQueryKey = (id: string) => [`/api/admin/bookings/${id}`] as const;
export const getAdminGetBookingQueryOptions = <T = Booking>(id: string, options?: AskInit<Booking, T>): Asked<Booking, T> =>
  ask(getAdminGetBookingQueryKey(id), (init) => calls.adminGetBooking(id, init), options, [id]);
/**
 * Returns the same booking as getBooking.
 * @summary Get a booking (H-464, H-487)
 */
export const useAdminGetBooking = <T = Booking>(id: string, options?: AskInit<Booking, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getAdminGetBookingQueryOptions(id, options), client);

export const getGetTripDetailsQueryKey = (tripId: string) => [`/api/me/trip-details/${tripId}`] as const;
export const getGetTripDetailsQueryOptions = <T = TripDetails>(tripId: string, options?: AskInit<TripDetails, T>): Asked<TripDetails, T> =>
  ask(getGetTripDetailsQueryKey(tripId), (init) => calls.getTripDetails(tripId, init), options, [tripId]);
/**
 * Returns everything that the host's workspace shows, in one response.
 * @summary Get the travelers, figures, and charts of a trip's bookings tab (H-204)
 */
export const useGetTripDetails = <T = TripDetails>(tripId: string, options?: AskInit<TripDetails, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetTripDetailsQueryOptions(tripId, options), client);

/**
 * Send the orders to confirm. Returns the updated tab.
 * @summary Confirm pending orders as the host (H-534)
 */
export const useConfirmBookings = <C = unknown>(options?: MutationInit<TripDetails, { tripId: string; data: OrderIds }, C>, client?: QueryClient): MutationResult<TripDetails, { tripId: string; data: OrderIds }, C> =>
  useSend('confirmBookings', ({ tripId, data }, init) => calls.confirmBookings(tripId, data, init), options, client);

/**
 * Send each order as it was shown. If any has changed since, the whole call is refused with 409 and nothing happens.
 * @summary Reject orders as the host (H-535)
 */
export const useCancelBookings = <C = unknown>(options?: MutationInit<TripDetails, { tripId: string; data: OrderRejections }, C>, client?: QueryClient): MutationResult<TripDetails, { tripId: string; data: OrderRejections }, C> =>
  useSend('cancelBookings', ({ tripId, data }, init) => calls.cancelBookings(tripId, data, init), options, client);
