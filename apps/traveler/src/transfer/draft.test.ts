import type { GroundTransferOffer, GroundTransferQuote, Journey } from '@caravan/sdk';
import { describe, expect, it } from 'vitest';
import {
  checkContact,
  checkLeg,
  type Draft,
  type DraftAction,
  emptyDraft,
  legStatus,
  reduce,
  tabEnabled,
  tabLabel,
  totalMinor,
  wantsQuotes,
  wantsRepricing,
  wish,
} from './draft.ts';
import { words } from './messages.ts';
import { calendarUrl } from './calendarUrl.ts';
import { affectedByNights, otherThanStay } from './rides.ts';

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

  it('asks once more where there were vehicles and now are none (T-142)', () => {
    const none = { ...answered, answer: { arrivalQuotes: [], departureQuotes: [] } };
    const change: DraftAction = { type: 'details', leg: 'arrival', details: { passengers: 1 } };
    const gone = [...filled, loading, answered, change, loading, none];
    expect(run(...gone).legs.arrival).toMatchObject({ quotesStatus: 'need-retry', quotes: [] });
    expect(wantsQuotes(run(...gone).legs.arrival)).toBe(true);
    const still = run(...gone, loading, none).legs.arrival;
    expect(still.quotesStatus).toBe('empty');
    expect(wantsQuotes(still)).toBe(false);
    expect(run(...gone, loading, answered).legs.arrival.quotesStatus).toBe('populated');
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

  it('says when the ride is on another day than the stay begins or ends', () => {
    expect(otherThanStay('arrival', '2027-05-10', offer)).toBeUndefined();
    expect(otherThanStay('arrival', null, offer)).toBeUndefined();
    expect(otherThanStay('arrival', '2027-05-09', offer)).toBe('2027-05-10');
    expect(otherThanStay('departure', '2027-05-18', offer)).toBe('2027-05-17');
    expect(words.otherDate).toBe(
      'Your selected transfer date is different than your accommodation date, please be sure you are reserving a transfer on the correct date.',
    );
  });

  it('tells of nights that changed after the ride was booked', () => {
    const ride = (accommodationDate: string, pickup: string, over = false) =>
      affectedByNights(
        {
          accommodationDate,
          over,
          journey: { type: 'arrival', pickupLocalTime: `${pickup}T12:30:00` } as Journey,
        },
        offer,
      );
    expect(ride('2027-05-09', '2027-05-09')).toBe(true);
    expect(ride('2027-05-09', '2027-05-10'), 'it meets the stay as it is now').toBe(false);
    expect(ride('2027-05-10', '2027-05-09'), 'it was booked so').toBe(false);
    expect(ride('2027-05-09', '2027-05-09', true)).toBe(false);
    expect(words.nightsChanged).toBe(
      'Your changes will affect your currently booked transfer, please update your transfer to avoid any delays.',
    );
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

describe('the insurance of rides', () => {
  const choose = (id: string, priceMinor: number): DraftAction => ({
    type: 'quote',
    leg: 'arrival',
    quote: quote(id, priceMinor),
  });
  const picked: DraftAction[] = [...filled, { type: 'asked' }, loading, answered, choose('a', 4000)];
  const answer: DraftAction = {
    type: 'repriced',
    answer: { insuranceChangeMinor: 300, quoteId: 'insured' },
  };
  const repriced: DraftAction[] = [...picked, { type: 'reprice' }, answer];

  it('is repriced for the chosen rides, and paid with them', () => {
    expect(run(...picked).insurance).toEqual({ status: 'empty', adjustmentMinor: 0, quoteId: null });
    expect(wantsRepricing(run(...picked))).toBe(true);
    const asked = run(...picked, { type: 'reprice' });
    expect(asked.status).toBe('repricing-insurance');
    expect(wantsRepricing(asked)).toBe(false);
    const done = run(...repriced);
    expect(done).toMatchObject({
      status: 'in-progress',
      insurance: { status: 'repriced', adjustmentMinor: 300, quoteId: 'insured' },
    });
    expect(wantsRepricing(done)).toBe(false);
    expect(totalMinor(done)).toBe(4300);
    expect(totalMinor(done, -1000)).toBe(3300);
    expect(totalMinor(done, -9000)).toBe(0);
    expect(totalMinor(done, 1000), 'a discount never adds').toBe(4300);
    const less: DraftAction = { type: 'repriced', answer: { insuranceChangeMinor: -50 } };
    expect(totalMinor(run(...picked, { type: 'reprice' }, less))).toBe(4000);
  });

  it('is stale and costs nothing once another vehicle is chosen', () => {
    expect(run(...repriced, choose('a', 4000)).insurance.status, 'the same quote').toBe('repriced');
    for (const change of [
      choose('b', 9000),
      { type: 'details', leg: 'arrival', details: { passengers: 1 } } as const,
      { type: 'gone' } as const,
    ]) {
      const changed = run(...repriced, change);
      expect(changed.insurance).toEqual({ status: 'stale', adjustmentMinor: 0, quoteId: null });
      expect(wantsRepricing(changed)).toBe(true);
    }
    expect(run(...picked, { type: 'reprice' }, choose('b', 9000), answer).insurance.status).toBe('empty');
  });

  it('says why it could not be repriced, and leaves the rides as they are', () => {
    const message = 'We encountered an issue while connecting to our insurance provider.';
    const failed = run(
      ...repriced,
      choose('b', 9000),
      { type: 'reprice' },
      { type: 'repricing-failed', message },
    );
    expect(failed).toMatchObject({
      status: 'error',
      error: { type: 'insurance-repricing', message },
      insurance: { status: 'empty', adjustmentMinor: 0, quoteId: null },
    });
    expect(wantsRepricing(failed)).toBe(false);
    expect(totalMinor(failed)).toBe(9000);
    expect(reduce(failed, { type: 'again' })).toMatchObject({ status: 'in-progress', error: null });
    expect(reduce(failed, choose('a', 4000))).toMatchObject({ status: 'in-progress', error: null });
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
    expect(tabLabel('contact', false)).toBe('Booking');
    expect(tabLabel('contact', true)).toBe('Contact');
    expect(tabLabel('payment', true)).toBe('Payment');
  });

  it('need someone to pick up', () => {
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
      lastName: 'Enter a valid name',
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
