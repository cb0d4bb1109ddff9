import { afterEach, expect, it, vi } from 'vitest';
import {
  deliverEvents,
  eventsOf,
  knowItinerary,
  tell,
  type TravelerEvent,
  travelerEvents,
} from './events.ts';

afterEach(() => {
  deliverEvents(undefined);
  vi.unstubAllGlobals();
});

it.each(Object.entries(travelerEvents))(
  'tracks %s once, with its subject and the person (T-233)',
  (event, name) => {
    const send = vi.fn();
    deliverEvents({ consented: () => true, send });
    eventsOf({ id: 'u1', group: 'traveler' });
    knowItinerary('t1', 'i1');
    tell(event as TravelerEvent, { tripId: 't1', tripName: 'Crater lakes', bookingId: 'b1' });
    expect(send.mock.calls).toEqual([
      [
        {
          name,
          tripId: 't1',
          tripName: 'Crater lakes',
          bookingId: 'b1',
          itineraryId: 'i1',
          userId: 'u1',
          userGroup: 'traveler',
        },
      ],
    ]);
  },
);

it('tracks nothing without an adapter, without consent, or with Do Not Track', () => {
  const send = vi.fn();
  tell('updateCart', { tripId: 't1' });
  deliverEvents({ consented: () => false, send });
  tell('updateCart', { tripId: 't1' });
  vi.stubGlobal('navigator', { globalPrivacyControl: true });
  deliverEvents({ consented: () => true, send });
  tell('updateCart', { tripId: 't1' });
  expect(send).not.toHaveBeenCalled();
});

it('a failing adapter stops no one', () => {
  deliverEvents({
    consented: () => true,
    send: () => {
      throw new Error('gone');
    },
  });
  expect(() => tell('updateCart', {})).not.toThrow();
});
