import type { Trip, TripDetails } from '@caravan/sdk';
import { isShown, ok, press, refusal, show, shows, until } from '@caravan/shell/screenTest';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { ConfirmHere } from '../home/ConfirmHere.tsx';
import { Bookings } from './Bookings.tsx';

const trip = {
  id: 't1',
  version: 1,
  status: 'ready_to_confirm',
  currency: 'USD',
  bookingAutoConfirmation: false,
  editable: ['bookingAutoConfirmation'],
} as unknown as Trip;
const order = {
  id: 'o1',
  status: 'pending',
  displayCode: 'pending',
  displayStatus: 'Pending',
  totalSpotsBooked: 4,
  pendingCancellation: false,
  cancelledByHost: false,
  canConfirm: true,
  canReject: true,
  refundMinor: 0,
  paidMinor: 0,
  paidStatus: 'Unpaid',
  totalMinor: 100_000,
  bookedAt: '2027-01-01T00:00:00Z',
  traveler: { firstName: 'Ana', lastName: 'Diaz', email: 'ana@travelers.example' },
};
const details = {
  status: 'ready_to_confirm',
  selectable: true,
  currency: 'USD',
  travelers: [order],
  chartData: { labels: [], series: [[]] },
  canConfirm: true,
  canReject: true,
  minimumToConfirm: 1,
  earningsMinor: 0,
  potentialEarningsMinor: 0,
} as unknown as TripDetails;

const page = (more: Partial<TripDetails> = {}) =>
  show(<Bookings id="t1" />, {
    answers: [
      http.get('*/api/me/trips/t1', () => ok(trip)),
      http.get('*/api/me/trip-details/t1', () => ok({ ...details, ...more })),
      http.all('*/confirmBookings', () => refusal(409, 'The bookings deadline has passed.')),
      http.all('*/api/me/trips/t1', () => refusal(409, 'The trip has changed meanwhile.')),
    ],
  });
const confirm = async () => {
  await press('Ana Diaz', 'input[type=checkbox]');
  await press('Confirm');
};

it('a launch that is still to come happens with the confirmation, and the window says so (H-307, H-308)', async () => {
  page({ launchAndConfirm: true });
  await confirm();
  await shows('Launch and Confirm');
  await shows('The launch date will be set to now and scheduled promotions will be sent.');
  page({ launchAndConfirm: false });
  await confirm();
  await shows('Confirm travelers?');
  await shows('$0 of $1,000 paid');
  expect(isShown('Launch and Confirm')).toBe(false);
});

it('says how many are needed to confirm only until as many have booked', async () => {
  page({ pendingTravelers: 4, confirmedTravelers: 0, minimumTripThreshold: 8, maximumSpots: 12 });
  await shows('8 needed to confirm');
  page({ pendingTravelers: 1, confirmedTravelers: 7, minimumTripThreshold: 8, maximumSpots: 12 });
  await shows('of 12 spots');
  expect(isShown('8 needed to confirm')).toBe(false);
});

it('a confirmation that is refused says why (H-589)', async () => {
  page();
  await confirm();
  await shows('Confirm travelers?');
  await press('Confirm');
  await shows('The bookings deadline has passed.');
});

it('a confirmation that is not possible yet says why in the window, where phones read it', async () => {
  show(<ConfirmHere tripId="t1" onClose={() => undefined} />, {
    answers: [
      http.get('*/api/me/trips/t1', () =>
        ok({ ...trip, name: 'Crater lakes', startDate: '2027-05-10', endDate: '2027-05-16' }),
      ),
      http.get('*/api/me/trip-details/t1', () =>
        ok({
          ...details,
          canConfirm: false,
          confirmReason: 'You can confirm travelers once 8 spots are booked.',
        }),
      ),
    ],
  });
  await shows('Confirm travelers?');
  await until(() =>
    expect(document.querySelector('[role=alertdialog], [role=dialog]')?.textContent).toContain(
      'once 8 spots are booked',
    ),
  );
});

it('confirms each decision, and says why a rejection is refused (H-589)', async () => {
  const decided = { ...details, travelers: [{ ...order, status: 'confirmed', canConfirm: false }] };
  let answer = () => refusal(409, 'This booking is canceled already.');
  show(<Bookings id="t1" />, {
    answers: [
      http.get('*/api/me/trips/t1', () => ok(trip)),
      http.get('*/api/me/trip-details/t1', () => ok(details)),
      http.all('*/confirmBookings', () => ok(decided)),
      http.all('*/cancelBookings', () => answer()),
    ],
  });
  const reject = async () => {
    await press('Ana Diaz', 'input[type=checkbox]');
    await press('Reject');
    await shows('Reject travelers?');
    await press('Reject', '[role=alertdialog] button');
  };
  await reject();
  await shows('This booking is canceled already.');
  answer = () => ok(details);
  await reject();
  await shows('The bookings were cancelled');
  await confirm();
  await shows('Confirm travelers?');
  await press('Confirm', '[role=alertdialog] button');
  await shows('The bookings were confirmed!');
});

it('auto-confirm that cannot be switched says why, and stays (H-590)', async () => {
  page();
  await press('Auto-confirm', 'input[type=checkbox], input[role=switch]');
  await shows('The trip has changed meanwhile.');
  await until(() =>
    expect(document.querySelector<HTMLInputElement>('input[role=switch]')!.checked).toBe(false),
  );
});
