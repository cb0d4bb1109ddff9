import { type Booking, marketplaceNow } from '@caravan/sdk';
import {
  getCancelBookingMockHandler,
  getGetBookingResponseMock,
  getGetCancellationOfferMockHandler,
  getGetPaymentConfigMockHandler,
  getGetTripMockHandler,
  getListBookingsMockHandler,
} from '@caravan/sdk/msw';
import { isShown, press, show, shows } from '@caravan/shell/screenTest';
import { expect, it } from 'vitest';
import { TripContext } from '../trip/TripContext.ts';
import { TripLayout } from '../trip/TripLayout.tsx';
import { TripOverview } from './TripOverview.tsx';

const minute = 60_000;
const inTime = (ms: number) => new Date(marketplaceNow() + ms).toISOString();
const noun = '2 spots for you until';

/** Renders the first screen of a party on the waitlist, with the server's response for its booking. */
function open(more: Partial<Booking>, screen: 'layout' | 'overview' = 'layout') {
  const { data } = getGetBookingResponseMock();
  const booking: Booking = {
    ...data,
    trip: { ...data.trip, id: 't1', name: 'Crater lakes' },
    status: 'awaiting',
    statusText: 'Spots have opened for your party!',
    isPrimary: true,
    termsAccepted: true,
    totalSpotsBooked: 2,
    currency: 'USD',
    totalMinor: 500_000,
    paidMinor: 0,
    dueMinor: 500_000,
    minimumPaymentMinor: 125_000,
    offerExpiresAt: undefined,
    ...more,
  };
  const page =
    screen === 'layout' ? (
      <TripLayout tripId="t1" />
    ) : (
      <TripContext value={{ trip: booking.trip, booking }}>
        <TripOverview />
      </TripContext>
    );
  show(page, {
    at: '/app/traveler/trips/t1/trip-overview',
    person: { group: 'traveler', firstName: 'Emma' },
    answers: [
      getGetCancellationOfferMockHandler(),
      getGetTripMockHandler(),
      getCancelBookingMockHandler({ success: true, data: { ...booking, status: 'cancelled' } }),
      getListBookingsMockHandler({ success: true, data: { items: [booking] } }),
      getGetPaymentConfigMockHandler({ success: true, data: { provider: 'sandbox', takesCards: true } }),
    ],
  });
}

it('an offered party sees until when the spots are its own, how long that is, and pays on the same screen', async () => {
  open({ offerExpiresAt: inTime(90 * minute) });
  await shows('Spots have opened for your party!');
  await shows(`We’re holding ${noun}`);
  await shows(
    'You have 1 hour 30 minutes left to pay before we offer your spots to the next party on the waitlist.',
  );
  await shows('$1,250');
});

it('an offer that runs out counts the last minutes', async () => {
  open({ offerExpiresAt: inTime(2 * minute) });
  await shows('2 minutes left to pay');
  open({ offerExpiresAt: inTime(50_000) });
  await shows('1 minute left to pay');
});

it('an offer whose time is over says so and promises nothing', async () => {
  open({ offerExpiresAt: inTime(-minute) });
  await shows(
    'This offer is ending. If your payment doesn’t go through, your spots have gone to the next party.',
  );
  expect(isShown('left to pay')).toBe(false);
});

it('a party that let the offer go, and one that is not asked to pay, see their booking and no offer', async () => {
  open({ status: 'waitlist', statusText: 'You are on the waitlist.' });
  await shows('Trip Overview');
  expect(isShown(noun)).toBe(false);
  open({ isPrimary: false, offerExpiresAt: inTime(90 * minute) });
  await shows('Trip Overview');
  expect(isShown(noun)).toBe(false);
});

it('a waiting party sees its place in line, is asked to sign and pay nothing, and leaves after a question', async () => {
  const waits: Partial<Booking> = {
    status: 'waitlist',
    parts: ['spots', 'cancel', 'waitlist'],
    waitlistPosition: 3,
    nextStep: 'waiting',
    termsAccepted: false,
    mobileApp: undefined,
    upcoming: [],
  };
  open(waits);
  await shows('Trip Overview');
  expect(isShown('Sign the traveler terms')).toBe(false);
  open(waits, 'overview');
  await shows('Number 3');
  expect(isShown('Remaining Balance')).toBe(false);
  await press('Leave the waitlist');
  await shows('You give up your spot in line for 2 spots on Crater lakes.');
  await press('Leave the waitlist', '[role=alertdialog] button');
  await shows('You left the waitlist for Crater lakes.');
});

it('an offered party declines after a question', async () => {
  open({ offerExpiresAt: inTime(90 * minute) });
  await press('Decline these spots');
  await shows('We’ll offer 2 spots on Crater lakes to the next party.');
  await press('Decline these spots', '[role=alertdialog] button');
  await shows('You declined the spots on Crater lakes.');
});
