import type { Booking } from '@caravan/sdk';
import { useEffect } from 'react';
import { mayTrack } from './tracking.ts';

/** What travelers do that product analytics knows, each by the name it is told under (T-233). The server tells what hosts do. */
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

/** What an event was about, as far as there is one. */
type EventFacts = { tripId?: string; tripName?: string; bookingId?: string; itineraryId?: string };

/** An event as it is handed on: its facts, and who did it. */
export type ToldEvent = EventFacts & { name: string; userId?: string; userGroup?: string };

/** Who takes events. It is asked at each event whether the person agreed to that; without a yes nothing is sent. */
interface EventSink {
  consented: () => boolean;
  send: (event: ToldEvent) => void;
}

let sink: EventSink | undefined;
let person: Pick<ToldEvent, 'userId' | 'userGroup'> = {};
const itineraries = new Map<string, string>();

/** Hands events on from here; to nobody when not said. */
export function deliverEvents(to: EventSink | undefined): void {
  sink = to;
}

/** Writes events to the browser's console, for those who develop. */
export const logSink: EventSink = {
  consented: () => true,
  send: (event) => console.debug('event', event),
};

/** Says whose events follow. */
export function eventsOf({ id, group }: { id: string; group: string }): void {
  person = { userId: id, userGroup: group };
}

/** Notes by which itinerary a trip goes, for its events. */
export function knowItinerary(tripId: string, itineraryId: string): void {
  itineraries.set(tripId, itineraryId);
}

/** What an event about a booking is about. */
export const factsOf = ({ id, trip }: Pick<Booking, 'id' | 'trip'>): EventFacts => ({
  tripId: trip.id,
  tripName: trip.name,
  bookingId: id,
});

/** Tells what a traveler did. Analytics never stands in anybody's way: an adapter's fault stays its own. */
export function tell(event: TravelerEvent, facts: EventFacts): void {
  if (!sink || !mayTrack() || !sink.consented()) return;
  const itineraryId = facts.itineraryId ?? (facts.tripId ? itineraries.get(facts.tripId) : undefined);
  try {
    sink.send({ name: travelerEvents[event], ...facts, ...(itineraryId && { itineraryId }), ...person });
  } catch {
    // Not told is not missed.
  }
}

const told = new Set<string>();

/** Tells it once since the page was loaded, however often what is viewed comes and goes; false tells nothing. */
export function useTold(event: TravelerEvent, facts: EventFacts | false): void {
  const key = facts && [event, facts.tripId, facts.bookingId].join('/');
  useEffect(() => {
    if (!facts || !key || told.has(key)) return;
    told.add(key);
    tell(event, facts);
    // The facts of one key are the same.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [event, key]);
}
