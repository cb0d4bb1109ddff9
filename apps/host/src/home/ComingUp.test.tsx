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

const launch = {
  showModal: false,
  scheduled: true,
  editable: true,
  text: '',
  earliest: '2027-01-01',
  latest: '2027-03-01',
  disabledDates: [],
  timeStepMinutes: 10,
  timeZone: 'Atlantic/Azores',
};
const trip = {
  id: 't1',
  version: 1,
  name: 'Crater lakes',
  hasPage: true,
  currency: 'USD',
  editable: ['launchDate'],
  availableActions: [],
  promoteEmails: [],
  minimumSpots: 8,
  confirmedSpots: 5,
  dates: { tripFormDue: 'April 10, 2027' },
  launch: { ...launch, launchDate: '2027-01-20', launchTime: '09:00' },
};
const home = (kind: string) => [
  http.get('*/api/me/host/user', () => ok({ id: 'h1' })),
  http.get('*/api/me/host/h1/next', () => ok({ items: [{ ...next, kind }] })),
];

it('a launch is scheduled from home, and undone by the toast', async () => {
  const sent: object[] = [];
  show(<ComingUp />, {
    at: '/?do=launch:t1',
    route: '/',
    answers: [
      ...home('launch'),
      http.get('*/api/me/trips/t1', () => ok(trip)),
      http.post('*/api/me/trips/t1', async ({ request }) => {
        sent.push((await request.json()) as object);
        return ok({ ...trip, version: 1 + sent.length });
      }),
    ],
  });
  await press('Launch time');
  await press('9:10 AM', '[role=option]');
  await press('Change launch');
  await press('Schedule launch', '[role=alertdialog] button');
  await shows('Trip Launch Scheduled!');
  await press('Undo');
  await shows('Your launch date is back to what it was');
  expect(sent.at(-1)).toEqual({ version: 2, launch: { launchDate: '2027-01-20', launchTime: '09:00' } });
});

it('who misses a trip form is named on home, and reminded from there', async () => {
  show(<ComingUp />, {
    answers: [
      ...home('forms'),
      http.get('*/api/me/trips/t1', () => ok(trip)),
      http.get('*/api/me/trips/t1/travel-info', () =>
        ok({
          formsMissing: 1,
          travelers: 2,
          rooms: [],
          parties: [
            {
              orderId: 'C-1001',
              travelers: [
                { id: 'a', name: 'Ana Diaz', formComplete: false },
                { id: 'b', name: 'Bo Lind', formComplete: true },
              ],
            },
          ],
        }),
      ),
      http.all('*/previewTravelerEmail', () => ok({ recipients: 1, firstNames: ['Ana'] })),
    ],
  });
  await press('See who');
  await shows('Ana Diaz');
  expect(document.body.textContent).not.toContain('Bo Lind');
  await press('Send reminder');
  await shows('Your trip form for Crater lakes');
});

it('spots to go are shared from home, and Back closes what is open', async () => {
  const screen = show(<ComingUp />, {
    answers: [
      ...home('spots'),
      http.get('*/api/me/trips/t1', () => ok(trip)),
      http.get('*/api/me/trips/t1/preview', () => ok({ path: '/trips/crater-lakes', public: true })),
    ],
  });
  await press('Promote');
  await shows('5 of 8');
  await shows('/trips/crater-lakes');
  screen.back();
  await until(() => expect(document.querySelector('[role=dialog]')).toBeNull());
});
