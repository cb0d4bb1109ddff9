import type { Booking, Trip } from '@caravan/sdk';
import { control, isShown, ok, show, shows } from '@caravan/shell/screenTest';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { TripOverview } from '../overview/TripOverview.tsx';
import { TripContext } from '../trip/TripContext.ts';
import { ManageBooking } from './ManageBooking.tsx';

const trip = { id: 't1', name: 'Crater lakes', country: 'Portugal' } as unknown as Trip;
const booking = {
  id: 'b1',
  orderId: 'ABCD-EFGH',
  status: 'confirmed',
  parts: ['spots', 'addOns', 'payments', 'cancel', 'balance', 'balanceCard', 'rides'],
  nextStep: 'sign',
  displayCode: 'confirmed',
  displayStatus: 'Confirmed',
  statusText: 'The trip is officially happening!',
  termsAccepted: true,
  isPrimary: true,
  dueMinor: 50_000,
  paidMinor: 50_000,
  totalMinor: 100_000,
  totalSpotsBooked: 1,
  currency: 'USD',
  customer: { firstName: 'Emma', lastName: 'Ray' },
  additionalParticipants: [],
  rooms: [],
  addOns: [],
  payments: [],
  lines: [],
  trip,
} as unknown as Booking;

const page = (screen: 'manage' | 'overview', more: Partial<Booking>) =>
  show(
    <TripContext value={{ trip, booking: { ...booking, ...more } }}>
      {screen === 'manage' ? (
        <ManageBooking cancelling={false} onCancelling={() => undefined} />
      ) : (
        <TripOverview />
      )}
    </TripContext>,
    {
      person: { group: 'traveler', firstName: 'Sam' },
      answers: [
        http.get('*/api/me/trips/t1', () => ok(trip)),
        http.get('*/api/me/trips/t1/ground-transfers', () => ok({ bookable: false })),
        http.get('*/api/me/ground-transfers', () => ok({ items: [] })),
        http.get('*/api/me/bookings/b1/insurance', () => ok({ offered: false, items: [], policies: [] })),
        http.get('*/api/me/bookings/b1/cancellation', () =>
          ok({ canCancel: true, refundMethods: [], cancelReasons: [], currency: 'USD' }),
        ),
      ],
    },
  );

it('only the parts that are open show (T-181)', async () => {
  page('manage', {});
  await shows('Payments');
  await shows('Change of plans?');
  page('manage', { isPrimary: false, parts: ['spots'] });
  await shows('Spots');
  expect(isShown('Payments')).toBe(false);
  expect(isShown('Change of plans?')).toBe(false);
  page('manage', { status: 'cancelled', parts: ['payments'] });
  await shows('Payments');
  expect(isShown('Change of plans?')).toBe(false);
});

it('who travels with the customer sees what remains too, and is not asked to pay it (T-201)', async () => {
  page('overview', { isPrimary: false });
  await shows('Remaining Balance');
  await shows('$500.00');
  expect(control('a', 'Pay balance')).toBeUndefined();
  page('overview', {});
  await shows('Remaining Balance');
  expect(control('a', 'Pay balance')).toBeDefined();
});

it('lets a traveler choose on the booking to be shown on the trip page', async () => {
  page('manage', {});
  await shows('Payments');
  expect(isShown('Show me on the trip page')).toBe(false);
  page('manage', { shownOnTripPage: false });
  await shows('Show me on the trip page');
});
