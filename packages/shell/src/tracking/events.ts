import type { Booking } from '@caravan/sdk';
import { useEffect } from 'react';
import { mayTrack } from './tracking.ts';

/** Traveler events for product analytics, with their reported names (T-233). The server reports host events. */
export const travelerEvents = {
  startedCancelFlow: 'started cancel flow',
  selectedPaymentOption: 'selected payment option in cancel flow',
  viewedCancellationPolicy: 'viewed cancellation policy',
  continuedToCancel: 'continued to cancel',
  cancelledBooking: 'traveler cancelled booking',
  submittedTripForm: 'submitted trip form',
  updatePaymentMethod: 'update payment method clicked',
  visaApply: 'visa apply clicked',
  insuranceClaim: 'insurance claim viewed',
  insurancePolicy: 'insurance policy viewed',
  modifyBooking: 'modify booking',
  updateCart: 'update cart',
  clearCart: 'clear cart',
  checkoutViewed: 'checkout viewed',
  transferStarted: 'transfer started',
  transferBooked: 'transfer booked',
  transferCancelled: 'transfer cancelled',
} as const;

export type TravelerEvent = keyof typeof travelerEvents;

/** What an event was about, as far as it applies. */
type EventFacts = { tripId?: string; tripName?: string; bookingId?: string; itineraryId?: string };

/** A reported event: its facts, and who triggered it. */
export type ToldEvent = EventFacts & { name: string; userId?: string; userGroup?: string };

/** Receives events. It is asked before each event whether the user has consented; otherwise, nothing is sent. */
interface EventSink {
  consented: () => boolean;
  send: (event: ToldEvent) => void;
}

let sink: EventSink | undefined;
let person: Pick<ToldEvent, 'userId' | 'userGroup'> = {};
const itineraries = new Map<string, string>();

/** Sets the sink for all following events; undefined disables reporting. */
export function deliverEvents(to: EventSink | undefined): void {
  sink = to;
}

/** Logs events to the browser console, for development. */
export const logSink: EventSink = {
  consented: () => true,
  send: (event) => console.debug('event', event),
};

/** Sets the user of all following events. */
export function eventsOf({ id, group }: { id: string; group: string }): void {
  person = { userId: id, userGroup: group };
}

/** Records a trip's itinerary, to include it in the trip's events. */
export function knowItinerary(tripId: string, itineraryId: string): void {
  itineraries.set(tripId, itineraryId);
}

/** The facts for an event about a booking. */
export const factsOf = ({ id, trip }: Pick<Booking, 'id' | 'trip'>): EventFacts => ({
  tripId: trip.id,
  tripName: trip.name,
  bookingId: id,
});

/** Reports a traveler's action. Analytics never interferes: errors in an adapter are swallowed. */
export function tell(event: TravelerEvent, facts: EventFacts): void {
  if (!sink || !mayTrack() || !sink.consented()) return;
  const itineraryId = facts.itineraryId ?? (facts.tripId ? itineraries.get(facts.tripId) : undefined);
  try {
    sink.send({ name: travelerEvents[event], ...facts, ...(itineraryId && { itineraryId }), ...person });
  } catch {
    // A lost event is no problem.
  }
}

const told = new Set<string>();

/** Reports an event once per page load, however often the component remounts; `false` reports nothing. */
export function useTold(event: TravelerEvent, facts: EventFacts | false): void {
  const key = facts && [event, facts.tripId, facts.bookingId].join('/');
  useEffect(() => {
    if (!facts || !key || told.has(key)) return;
    told.add(key);
    tell(event, facts);
    // The key determines the facts.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [event, key]);
}
