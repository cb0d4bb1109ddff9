import type { Itinerary, Trip, TripRequest, TripSummary } from '@caravan/sdk';
import { fill, isShown, ok, press, show, shows, until } from '@caravan/shell/screenTest';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { Home } from './Home.tsx';

const hero = { url: '' };
const request = {
  id: 'r1',
  version: 2,
  editable: true,
  createdAt: '2027-02-01T09:00:00Z',
  host: { displayName: 'Ana Diaz' },
  itinerary: { id: 'i1', name: 'Crater lakes', destination: 'Azores', hero },
  startDate: '2027-10-01',
  endDate: '2027-10-08',
  tripLength: 8,
  selectedPackage: 'economy',
  companions: [],
  hostRooms: [],
  additionalRequests: 'A quiet room, please.',
} as unknown as TripRequest;
const itinerary = {
  id: 'i1',
  name: 'Crater lakes',
  tripSummary: 'From lake to lake.',
} as unknown as Itinerary;
const trip = {
  ...request,
  id: 't1',
  version: 1,
  name: 'Crater lakes',
  currency: 'USD',
  timeZone: 'Atlantic/Azores',
  editable: [],
  availableActions: [{ to: 'partner_approved' }],
} as unknown as Trip;

/** The server, and what it was asked to change. */
function server() {
  const sent: [string, unknown][] = [];
  let requests = [request];
  let trips: TripSummary[] = [];
  const keep = async (path: string, asked: Request) => sent.push([path, await asked.json()]);
  return {
    sent,
    answers: [
      http.get('*/api/me/trip-requests', () => ok({ items: requests })),
      http.get('*/api/me/trip-requests/r1', () => ok(request)),
      http.get('*/api/me/itineraries', () => ok({ items: [] })),
      http.get('*/api/me/trip-board', () => ok({ lanes: [], itineraries: [] })),
      http.get('*/api/me/itineraries/i1', () => ok(itinerary)),
      http.get('*/api/me/trips', () => ok({ items: trips })),
      http.get('*/api/me/trips/t1', () => ok(trip)),
      http.all('*/CostTable', () => Response.json({ rows: [] })),
      http.post('*/api/me/trip-requests/r1/reject', async ({ request: asked }) => {
        await keep('reject', asked);
        requests = [];
        return ok({ ...request, editable: false });
      }),
      http.post('*/api/me/trips', async ({ request: asked }) => {
        await keep('create', asked);
        requests = [];
        trips = [{ ...trip, hero, operatorGroup: 'New Trip Requests' } as unknown as TripSummary];
        return ok(trip);
      }),
      http.post('*/api/me/trips/t1', async ({ request: asked }) => {
        await keep('approve', asked);
        trips = [];
        return ok({ ...trip, availableActions: [] });
      }),
    ],
  };
}

it('a request is approved as requested without leaving home, once its terms are accepted', async () => {
  const { sent, answers } = server();
  const screen = show(<Home />, { at: '/home', person: { group: 'operator' }, answers });
  await press('Answer: Ana Diaz, Crater lakes'); // 1
  await shows('A quiet room, please.');
  await press('Approve as requested'); // 2
  await until(() => expect(document.querySelector('[role=alertdialog]')).not.toBeNull());
  expect(screen.address()).toContain('approve%3At1');
  await press('I have read', '[role=alertdialog] input'); // 3
  await press('Approve Trip', '[role=alertdialog] button'); // 4
  await shows('Done! Trip has been successfully saved!');
  await until(() => expect(screen.address()).toBe('/home'));
  await shows('Nothing waits for you.');
  expect(sent.map(([what]) => what)).toEqual(['create', 'approve']);
  expect(sent[1]![1]).toEqual({ version: 1, status: 'partner_approved', operatorTerms: true });
});

it('a request is declined with a reason without leaving home', async () => {
  const { sent, answers } = server();
  show(<Home />, { at: '/home?do=answer:r1', route: '/home', person: { group: 'operator' }, answers });
  await shows('A quiet room, please.');
  await press('Decline', '[role=dialog] button');
  await fill('Reason', 'The lodge is closed in October.');
  await press('Decline', '[role=dialog] button[type=submit]');
  await until(() =>
    expect(sent).toEqual([['reject', { version: 2, reason: 'The lodge is closed in October.' }]]),
  );
  await shows('Nothing waits for you.');
  expect(isShown('A quiet room, please.')).toBe(false);
});
