import type { Booking, GroundTransfer, GroundTransferOffer, GroundTransferQuote } from '@caravan/sdk';
import {
  control,
  fill,
  isShown,
  never,
  ok,
  press,
  refusal,
  show,
  shows,
  until,
} from '@caravan/shell/screenTest';
import { deliverEvents } from '@caravan/shell/events';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { emptyDraft, reduce } from './draft.ts';
import { keepDraft, keptDraft } from './kept.ts';
import { Ride } from './Ride.tsx';
import { TravelerFrame } from '../frame/TravelerFrame.tsx';
import { RidesCard } from './RidesCard.tsx';
import { Success } from './Success.tsx';
import { TransferContext } from './TransferContext.ts';
import { TransferLayout } from './TransferLayout.tsx';
import { TransferSummary } from './TransferSummary.tsx';

const offer = {
  bookable: true,
  arrival: { from: '2027-05-03', until: '2027-05-11' },
  departure: { from: '2027-05-17', until: '2027-05-23' },
  timeZone: 'Europe/Lisbon',
  maximumPassengers: 3,
  freeCancellationHours: 24,
  pricesShown: true,
  currency: 'USD',
} as unknown as GroundTransferOffer;
const ride = {
  id: 'r1',
  version: 1,
  displayStatus: 'driver-assigned',
  availableActions: [
    { action: 'update', enabled: true },
    { action: 'cancel', enabled: true },
  ],
  journey: {
    code: 'R-1',
    type: 'arrival',
    origin: { name: 'Lisbon', code: 'LIS' },
    destination: { name: 'Sintra' },
    pickupLocalTime: '2027-05-10T12:30:00',
    vehicleCategory: 'Standard',
    approxDurationAndDistance: { durationInSeconds: 1500, distanceInMeters: 12_000 },
    transferCompany: { name: 'Fleet of Lisbon', phoneNumber: '+351 210 000 000' },
    driver: {
      name: 'Rui Alves',
      phoneNumber: '+351 910 000 000',
      vehicleLicensePlate: 'AA-00-BB',
      vehicleMake: 'Skoda',
      vehicleModel: 'Superb',
    },
    traveler: {
      flightNumber: 'TP 201',
      firstName: 'Emma',
      lastName: 'Ray',
      email: 'emma@travelers.example',
      phone: '+351912345678',
    },
  },
} as unknown as GroundTransfer;

const list = (offered: Partial<GroundTransferOffer>, items: GroundTransfer[]) => [
  http.get('*/api/me/trips/t1/ground-transfers', () => ok({ ...offer, ...offered })),
  http.get('*/api/me/ground-transfers', () => ok({ items })),
];

it('where rides can neither be booked nor shown there is nothing (T-031, T-174, T-199)', async () => {
  let asked = 0;
  const count = (handlers: ReturnType<typeof list>) => [
    http.get('*/api/*', () => {
      asked += 1;
      return undefined;
    }),
    ...handlers,
  ];
  const beside = <p>The overview</p>;
  show(
    <>
      <RidesCard tripId="t1" />
      {beside}
    </>,
    { answers: count(list({ bookable: false }, [])) },
  );
  await until(() => expect(asked).toBeGreaterThanOrEqual(2));
  await shows('The overview');
  expect(document.querySelectorAll('section')).toHaveLength(0);
  show(<RidesCard tripId="t1" />, { answers: list({}, []) });
  await shows('Book a transfer');
  show(<RidesCard tripId="t1" />, { answers: list({ bookable: false }, [ride]) });
  await shows('Arrival transfer');
  expect(isShown('Book a transfer')).toBe(false);
});

it('a ride names its driver, the car and the company (T-101, T-102)', async () => {
  show(<Ride ride={ride} affected={false} />);
  for (const text of [
    'Rui Alves',
    '+351 910 000 000',
    'AA-00-BB',
    'Skoda Superb',
    'Fleet of Lisbon',
    '+351 210 000 000',
  ])
    await shows(text);
});

it('a ride says its day and time as 05/10/2027 and 15:30 (T-274)', async () => {
  const later = { ...ride.journey, pickupLocalTime: '2027-05-10T15:30:00' };
  show(<Ride ride={{ ...ride, journey: later }} affected={false} />);
  await shows('05/10/2027');
  await shows('15:30');
  expect(isShown('PM')).toBe(false);
});

it('a ride that the provider cancelled says so (T-243)', async () => {
  const words =
    "Ride cancelled by transfer provider. If you think there's an error, please reach out to customer support for assistance.";
  show(
    <Ride
      ride={{
        ...ride,
        displayStatus: 'cancelled',
        over: true,
        cancellationType: 'provider',
        availableActions: [],
      }}
      affected={false}
    />,
  );
  await shows(words);
  show(
    <Ride
      ride={{ ...ride, displayStatus: 'cancelled', over: true, availableActions: [] }}
      affected={false}
    />,
  );
  await shows('Cancelled');
  expect(isShown(words)).toBe(false);
});

it('a ride that cannot be cancelled or changed says so with the server’s reason, and leads back (T-242)', async () => {
  show(<Ride ride={ride} affected={false} />, {
    answers: [http.all('*/api/me/ground-transfers/*', () => refusal(409, 'The driver is on the way.'))],
  });
  await press('Cancel ride');
  await shows('Back');
  await press('Cancel ride');
  await shows('We encountered an issue while cancelling your ride. Please try again later.');
  await shows('The driver is on the way.');
  const support = () => control('a', 'Contact support')?.getAttribute('href');
  expect(support()).toBe('mailto:care@caravan.example?subject=Ride%20R-1');
  await press('Back');
  await press('Edit ride');
  await fill('Last name', 'Figueiredo');
  await press('Save');
  await shows('We encountered an issue while updating your ride. Please try again later.');
  await shows('The driver is on the way.');
  expect(support()).toBe('mailto:care@caravan.example?subject=Ride%20R-1');
});

it('the booking’s page says why no ride can be booked (T-196)', async () => {
  show(<RidesCard tripId="t1" withReason />, {
    answers: list(
      { bookable: false, reason: 'You can book rides once the trip’s itinerary is approved.' },
      [],
    ),
  });
  await shows('You can book rides once the trip’s itinerary is approved.');
  expect(isShown('Book a transfer')).toBe(false);
});

it('what was entered survives a reload without its prices, until it is booked or started over (T-152)', () => {
  const start = emptyDraft({ firstName: 'Ada' });
  const quote = { externalId: 'q1', priceMinor: 5_000 } as unknown as GroundTransferQuote;
  const typed = reduce(start, { type: 'details', leg: 'arrival', details: { flightNumber: 'TP 201' } });
  const chosen = reduce(reduce(typed, { type: 'asked' }), { type: 'quote', leg: 'arrival', quote });
  sessionStorage.clear();
  expect(keptDraft('t1', start)).toBeUndefined();
  keepDraft('t1', {
    ...chosen,
    legs: { ...chosen.legs, arrival: { ...chosen.legs.arrival, quotesStatus: 'populated' } },
  });
  const kept = keptDraft('t1', start)!;
  expect(kept.legs.arrival).toMatchObject({ quotesStatus: 'stale', selectedQuote: null, quotes: [] });
  expect(kept.legs.arrival.details.flightNumber).toBe('TP 201');
  expect(kept.asked).toBe(true);
  expect(keptDraft('t2', start)).toBeUndefined();
  expect(reduce(kept, { type: 'reset', person: { firstName: 'Ada' } })).toEqual(start);
  keepDraft('t1', { ...kept, booked: ['r1'] });
  expect(keptDraft('t1', start)).toBeUndefined();
  sessionStorage.setItem('caravan.rides.t1', '{broken');
  expect(keptDraft('t1', start)).toBeUndefined();
});

const flow = (tab: string, offered: () => Response | Promise<Response>, bookings: Partial<Booking>[] = []) =>
  show(<TransferLayout tripId="t1" />, {
    at: `/transfer/t1/${tab}`,
    route: '/transfer/$tripId/$tab',
    others: ['/trips/$tripId/trip-overview', '/trips'],
    person: { group: 'traveler' },
    answers: [
      http.get('*/api/me/trips/t1/ground-transfers', offered),
      http.get('*/api/me/bookings', () => ok({ items: bookings })),
    ],
  });
const own: Partial<Booking>[] = [
  { id: 'b1', status: 'confirmed', parts: ['spots', 'rides'], trip: { id: 't1' } as Booking['trip'] },
];

it('the flow waits until it knows what is offered (T-069)', async () => {
  flow('travel_detail', never, own);
  await until(() => expect(document.querySelector('[role=status]')?.textContent).toContain('Loading'));
  expect(isShown('Continue')).toBe(false);
});

it('who cannot book rides is led to the trip (T-070)', async () => {
  const { path } = flow('travel_detail', () => ok({ ...offer, bookable: false }), own);
  await until(() => expect(path()).toBe('/trips/t1/trip-overview'));
});

it('a tab that is not open leads to the start, success without a ride to the trip (T-076)', async () => {
  for (const [tab, bookings] of [
    ['vehicle', own],
    ['contact', own],
    ['payment', own],
    ['vehicle', []],
    ['payment', []],
  ] as const) {
    const { path } = flow(tab, () => ok(offer), [...bookings]);
    await until(() => expect(path()).toBe('/transfer/t1/travel_detail'));
  }
  const { path } = flow('success', () => ok(offer), own);
  await until(() => expect(path()).toBe('/trips/t1/trip-overview'));
});

it('the flow works without the portal’s navigation, and starts over on request (T-065, T-152)', async () => {
  const places = () => document.querySelectorAll('nav a[href="/app/traveler/explore"]').length;
  const frame = (at: string) => show(<TravelerFrame />, { at, person: { group: 'traveler' } });
  frame('/app/traveler/trips');
  await until(() => expect(places()).toBeGreaterThan(0));
  frame('/app/traveler/transfer/t1/travel_detail');
  await until(() => expect(document.querySelector('main#content')).not.toBeNull());
  expect(places()).toBe(0);
  const answers = () => ok(offer);
  flow('travel_detail', answers, own);
  await shows('Transfer');
  expect(control('button', 'Start over')).toBeUndefined();
  const start = emptyDraft({ firstName: 'Ines', lastName: 'Duarte', email: 'ines@hosts.example' });
  const page = flow('travel_detail', answers, own);
  keepDraft('t1', reduce(start, { type: 'details', leg: 'arrival', details: { flightNumber: 'TP 201' } }));
  await press('Start over');
  await until(() => expect(control('button', 'Start over')).toBeUndefined());
  expect(page.path()).toBe('/transfer/t1/travel_detail');
});

it('tracks rides when they are started, booked, and canceled (T-233)', async () => {
  const told: string[] = [];
  deliverEvents({ consented: () => true, send: ({ name }) => told.push(name) });
  // A different booking, so that the start of the flow is reported once.
  flow('travel_detail', () => ok(offer), [{ ...own[0], id: 'b2' }]);
  await until(() => expect(told).toContain('transfer started'));
  const booked = { ...emptyDraft({}), booked: ['r1'] };
  show(
    <TransferContext
      value={{ tripId: 't1', offer, traveler: true, draft: booked, dispatch: () => undefined }}
    >
      <Success />
    </TransferContext>,
  );
  await until(() => expect(told).toContain('transfer booked'));
  show(<Ride ride={ride} affected={false} />, {
    answers: [http.post('*/api/me/ground-transfers/r1/cancel', () => ok(ride))],
  });
  await press('Cancel ride');
  await shows('Back');
  await press('Cancel ride');
  await until(() => expect(told).toContain('transfer cancelled'));
  expect(told).toHaveLength(new Set(told).size);
  deliverEvents(undefined);
});

it('the summary of rides writes a ride’s day and time as 05/10/2027, 09:30 AM (T-267)', async () => {
  const draft = reduce(emptyDraft({}), {
    type: 'details',
    leg: 'arrival',
    details: {
      pickup: { placeId: 'iata:LIS', name: 'Lisbon', type: 'airport' },
      pickupDate: '2027-05-10',
      pickupTime: '09:30',
    },
  });
  show(
    <TransferContext value={{ tripId: 't1', offer, traveler: true, draft, dispatch: () => undefined }}>
      <TransferSummary />
    </TransferContext>,
  );
  await until(() =>
    expect(document.body.textContent.replaceAll(/\s/g, ' ')).toContain('05/10/2027, 09:30 AM'),
  );
});
