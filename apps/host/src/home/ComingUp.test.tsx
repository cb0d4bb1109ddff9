import type { TripDetails } from '@caravan/sdk';
import { ok, press, show, shows, until } from '@caravan/shell/screenTest';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { NextBar } from '../workspace/NextBar.tsx';
import { ComingUp } from './ComingUp.tsx';

const names = ['Ana', 'Bo', 'Cleo'];
const details = {
  status: 'live',
  selectable: true,
  currency: 'USD',
  travelers: names.map((firstName, i) => ({
    id: `o${i}`,
    status: 'pending',
    displayCode: 'pending',
    displayStatus: 'Pending',
    totalSpotsBooked: 1,
    canConfirm: true,
    canReject: true,
    refundMinor: 0,
    paidMinor: 50_000,
    paidStatus: 'Partial',
    totalMinor: 100_000,
    bookedAt: '2027-01-01T00:00:00Z',
    traveler: { firstName, lastName: 'Diaz', email: `${firstName}@travelers.example` },
  })),
  chartData: { labels: [], series: [[]] },
  canConfirm: true,
  canReject: true,
  minimumToConfirm: 1,
} as unknown as TripDetails;
const next = {
  kind: 'confirm',
  urgency: 'now',
  tripId: 't1',
  tripName: 'Crater lakes',
  count: 3,
  total: 12,
  startDate: '2027-05-10',
};

/** Records what the server is asked to confirm. */
function answers() {
  const sent: { orderIds: string[] }[] = [];
  return {
    sent,
    answers: [
      http.get('*/api/me/host/user', () => ok({ id: 'h1' })),
      http.get('*/api/me/host/h1/next', () => ok({ items: [next] })),
      http.get('*/api/me/trips/t1', () =>
        ok({
          id: 't1',
          version: 1,
          status: 'live',
          currency: 'USD',
          editable: [],
          name: 'Crater lakes',
          startDate: '2027-05-10',
          endDate: '2027-05-16',
        }),
      ),
      http.get('*/api/me/trip-details/t1', () => ok(details)),
      http.all('*/confirmBookings', async ({ request }) => {
        sent.push((await request.json()) as { orderIds: string[] });
        return ok({ ...details, travelers: [] });
      }),
    ],
  };
}

it('a host confirms three bookings from home in two presses, and reads whose they are, on which trip, and what is paid', async () => {
  const server = answers();
  show(<ComingUp />, { answers: server.answers });
  await press('Confirm'); // 1
  for (const name of names) await shows(`${name} Diaz`);
  await shows('Crater lakes · May 10');
  await shows('$500 of $1,000 paid');
  await shows('3 parties, 3 travelers$1,500 of $3,000 paid');
  await press('Confirm'); // 2
  await until(() => expect(server.sent.map((one) => one.orderIds)).toEqual([['o0', 'o1', 'o2']]));
});

it('the trip’s own bar does the same on a phone, on every tab but the one of bookings', async () => {
  const server = answers();
  show(<NextBar tripId="t1" path="/app/host/trips/t1/itinerary" />, { answers: server.answers });
  await shows('3 spots to confirm');
  await press('Confirm');
  await shows('Ana Diaz');
  await press('Confirm');
  await until(() => expect(server.sent).toHaveLength(1));
});
