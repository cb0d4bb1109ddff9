import type { GroundTransferOffer, GroundTransferQuote } from '@caravan/sdk';
import { describe, expect, it } from 'vitest';
import {
  calendarUrl,
  checkContact,
  checkLeg,
  type Draft,
  type DraftAction,
  emptyDraft,
  legStatus,
  reduce,
  tabEnabled,
  totalMinor,
  wantsQuotes,
  wish,
} from './draft.ts';

const offer: GroundTransferOffer = {
  bookable: true,
  arrival: { from: '2027-05-03', until: '2027-05-11' },
  departure: { from: '2027-05-17', until: '2027-05-23' },
  accommodation: { from: '2027-05-10', until: '2027-05-17' },
  timeZone: 'Europe/Lisbon',
  maximumPassengers: 3,
  freeCancellationHours: 24,
  pricesShown: true,
  currency: 'USD',
};
const quote = (id: string, priceMinor: number): GroundTransferQuote => ({
  externalId: id,
  type: 'arrival',
  vehicleCategory: 'Standard',
  description: 'Sedan',
  maximumPassengers: 3,
  transferCompany: 'Fleet',
  priceMinor,
  currency: 'USD',
  durationInSeconds: 1500,
  distanceInMeters: 12_000,
  freeCancellationUntil: '2027-05-09T11:00:00Z',
  expiresAt: '2027-04-01T00:00:00Z',
});
const details = {
  pickup: { placeId: 'iata:LIS', name: 'Lisbon', type: 'airport' as const },
  dropOff: { placeId: 'geonames:2267057', name: 'Lisbon', type: 'locality' as const },
  pickupDate: '2027-05-10',
  pickupTime: '12:30',
  flightNumber: 'TP 201',
  passengers: 2,
};
const run = (...actions: DraftAction[]): Draft =>
  actions.reduce(
    reduce,
    emptyDraft({ firstName: 'Ines', lastName: 'Marques', email: 'ines@travelers.example' }),
  );
const filled: DraftAction[] = [
  { type: 'details', leg: 'arrival', details },
  { type: 'duration', leg: 'arrival', seconds: 1500 },
];
const loading: DraftAction = { type: 'loading', legs: ['arrival'] };
const answered: DraftAction = {
  type: 'quotes',
  legs: ['arrival'],
  choose: false,
  answer: { arrivalQuotes: [quote('b', 9000), quote('a', 4000)], departureQuotes: [] },
};

describe('the legs of a transfer', () => {
  it('says what is wrong with each field', () => {
    expect(checkLeg('arrival', run().legs.arrival.details, offer)).toEqual({
      pickup: 'Required',
      dropOff: 'Required',
      pickupDate: 'Required',
      pickupTime: 'Required',
      flightNumber: 'Required',
    });
    const bad = {
      ...run(...filled).legs.arrival.details,
      dropOff: details.pickup,
      pickupDate: '2027-05-12',
      passengers: 4,
    };
    expect(checkLeg('arrival', bad, offer)).toEqual({
      pickup: 'Pickup cannot be the same as Drop-off',
      dropOff: 'Drop-off cannot be the same as Pickup',
      pickupDate: 'Please enter a date inside the range',
      passengers: 'Max 3 passengers',
    });
    expect(checkLeg('arrival', { ...bad, passengers: 0 }, offer).passengers).toBe('Minimum 1 passenger');
  });

  it('is complete with details, a duration and a vehicle', () => {
    const status = (draft: Draft) => legStatus('arrival', draft.legs.arrival, offer);
    expect(status(run(filled[0]!))).toBe('missing-travel-details');
    expect(status(run(...filled))).toBe('missing-quote-selection');
    expect(
      status(run(...filled, loading, answered, { type: 'quote', leg: 'arrival', quote: quote('a', 4000) })),
    ).toBe('complete');
  });

  it('offers the cheapest first, and forgets the choice when something changes', () => {
    const chosen = run(...filled, loading, answered, {
      type: 'quote',
      leg: 'arrival',
      quote: quote('a', 4000),
    });
    expect(chosen.legs.arrival.quotes.map((q) => q.externalId)).toEqual(['a', 'b']);
    expect(totalMinor(chosen)).toBe(4000);
    const stale = reduce(chosen, { type: 'details', leg: 'arrival', details: { passengers: 1 } }).legs
      .arrival;
    expect(stale).toMatchObject({ quotesStatus: 'stale', selectedQuote: null, estimatedDuration: 1500 });
    expect(wantsQuotes(stale)).toBe(true);
    const moved = reduce(chosen, { type: 'details', leg: 'arrival', details: { pickup: null } }).legs.arrival;
    expect(moved.estimatedDuration).toBeNull();
  });

  it('asks three times before it gives up, and an answer clears the failures', () => {
    const failed: DraftAction = { type: 'failed', legs: ['arrival'] };
    expect(run(...filled, loading, failed).legs.arrival).toMatchObject({
      quotesStatus: 'need-retry',
      apiErrorCount: 1,
    });
    expect(wantsQuotes(run(...filled, loading, failed, loading, failed).legs.arrival)).toBe(true);
    const given = run(...filled, loading, failed, loading, failed, loading, failed).legs.arrival;
    expect(given.quotesStatus).toBe('error');
    expect(wantsQuotes(given)).toBe(false);
    expect(run(...filled, loading, failed, loading, answered).legs.arrival).toMatchObject({
      quotesStatus: 'populated',
      apiErrorCount: 0,
    });
    const flagged = { ...answered, answer: { arrivalQuotes: [], departureQuotes: [], arrivalError: true } };
    expect(run(...filled, loading, flagged).legs.arrival.quotesStatus).toBe('need-retry');
    const none = run(...filled, loading, { ...answered, answer: { arrivalQuotes: [], departureQuotes: [] } })
      .legs.arrival;
    expect(none.quotesStatus).toBe('empty');
    expect(wantsQuotes(none)).toBe(false);
  });

  it('takes no answer to what was changed meanwhile', () => {
    const change: DraftAction = { type: 'details', leg: 'arrival', details: { passengers: 1 } };
    for (const late of [answered, { type: 'failed', legs: ['arrival'] } as const]) {
      expect(run(...filled, loading, change, late).legs.arrival).toMatchObject({
        quotesStatus: 'stale',
        quotes: [],
        apiErrorCount: 0,
      });
    }
  });

  it('is sent in UTC', () => {
    expect(wish(run(...filled).legs.arrival.details, 'Europe/Lisbon')).toEqual({
      originPlaceId: 'iata:LIS',
      destinationPlaceId: 'geonames:2267057',
      passengers: 2,
      carryOnLuggage: 0,
      checkedLuggage: 0,
      pickupDateTime: '2027-05-10T11:30:00',
      flightNumber: 'TP 201',
    });
  });
});

describe('the tabs of a transfer', () => {
  const contact: DraftAction = {
    type: 'contact',
    contact: { phone: '+351912345678', termsAndConditions: true },
  };
  const open = (draft: Draft, traveler: boolean) =>
    (['travel_detail', 'vehicle', 'contact', 'payment', 'success'] as const).filter((tab) =>
      tabEnabled(tab, draft, offer, traveler),
    );

  it('open one after the other for travelers', () => {
    const asked: DraftAction[] = [...filled, { type: 'asked' }];
    const chosen: DraftAction[] = [
      ...asked,
      loading,
      answered,
      { type: 'quote', leg: 'arrival', quote: quote('a', 4000) },
    ];
    expect(open(run(), true)).toEqual(['travel_detail']);
    expect(open(run(...asked), true)).toEqual(['travel_detail', 'vehicle']);
    expect(open(run(...chosen), true)).toEqual(['travel_detail', 'vehicle', 'contact']);
    expect(open(run(...chosen, contact), true)).toEqual(['travel_detail', 'vehicle', 'contact', 'payment']);
    expect(open(run(...chosen, contact, { type: 'booked', ids: ['1'] }), true)).toContain('success');
  });

  it('leave out vehicle and payment for hosts', () => {
    expect(open(run(...filled, { type: 'asked' }, contact), false)).toEqual(['travel_detail', 'contact']);
  });

  it('need somebody who can be met', () => {
    expect(checkContact(run().contact)).toEqual({
      phone: 'Please provide a valid phone number including international code',
      termsAndConditions: 'Please accept the terms and conditions',
    });
    expect(
      checkContact({
        firstName: '',
        lastName: '4',
        email: 'x',
        phone: '+1 202 555 0142',
        termsAndConditions: true,
      }),
    ).toEqual({
      firstName: 'Required',
      lastName: 'Please provide a valid name',
      email: 'Invalid email format',
    });
  });
});

it('puts a ride into a calendar', () => {
  const ride = {
    type: 'arrival',
    code: 'R-ABC',
    from: 'Lisbon (LIS)',
    to: 'Sintra',
    pickupLocalTime: '2027-05-10T12:30:00',
  };
  const read = (seconds?: number) =>
    new URL(calendarUrl({ ...ride, ...(seconds !== undefined && { durationInSeconds: seconds }) }))
      .searchParams;
  expect(read(1500).get('text')).toBe('Arrival Ground Transfer');
  expect(read(1500).get('action')).toBe('TEMPLATE');
  expect(read(1500).get('dates')).toBe('20270510T123000/20270510T125500');
  expect(read(1500).get('details')).toContain('R-ABC');
  expect(read().get('dates')).toBe('20270510T123000/20270510T123600');
});
