import type { BoardItem, BoardLane, BoardLaneName, Trip, TripRequest } from '@caravan/sdk';
import { control, ok, press, show, shows, until } from '@caravan/shell/screenTest';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { BoardPage } from './BoardPage.tsx';

const of = {
  startDate: '2027-10-01',
  endDate: '2027-10-08',
  hero: { url: '/hero.svg' },
  hostName: 'Ana Diaz',
  since: '2027-02-01',
  spotsTaken: 0,
  minimumSpots: 2,
  maximumSpots: 8,
  missingDays: [],
  uncoveredDays: [],
  changedDays: [],
};
const item = (id: string, name: string): BoardItem => ({ ...of, id, name, version: 1 });
const lane = (name: BoardLaneName, ...items: BoardItem[]): BoardLane => ({
  lane: name,
  count: items.length,
  items,
});
const request = {
  id: 'r1',
  version: 2,
  editable: true,
  host: { displayName: 'Ana Diaz' },
  itinerary: { id: 'i1', name: 'Crater lakes', hero: { url: '/hero.svg' } },
  startDate: of.startDate,
  endDate: of.endDate,
  tripLength: 8,
  companions: [],
  hostRooms: [],
  additionalRequests: 'A quiet room, please.',
} as unknown as TripRequest;
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

/** The server, whose board follows what is done. */
function server(first: BoardLane[]) {
  let lanes = first;
  return [
    http.get('*/api/me/trip-board', () => ok({ lanes })),
    http.get('*/api/me/trip-requests/r1', () => ok(request)),
    http.get('*/api/me/itineraries/i1', () =>
      ok({ id: 'i1', name: 'Crater lakes', tripSummary: 'From lake to lake.' }),
    ),
    http.get('*/api/me/trips/t1', () => ok(trip)),
    http.all('*/CostTable', () => Response.json({ rows: [] })),
    http.post('*/api/me/trips', () => {
      lanes = [lane('services', item('t1', 'Crater lakes'))];
      return ok(trip);
    }),
    http.post('*/api/me/trips/t1', () => {
      lanes = [lane('waiting', item('t1', 'Crater lakes'))];
      return ok({ ...trip, availableActions: [] });
    }),
  ];
}

const laneTitles = () =>
  [...document.querySelectorAll('section h2')].map((one) => one.firstChild?.textContent);

it('a request is answered on the board, and its card moves along, with the search kept', async () => {
  const screen = show(<BoardPage />, {
    at: '/board?q=lakes',
    route: '/board',
    person: { group: 'operator' },
    answers: server([lane('requests', item('r1', 'Crater lakes'))]),
  });
  await press('Answer: Crater lakes');
  await shows('A quiet room, please.');
  expect(screen.address()).toContain('q=lakes');
  expect(screen.address()).toContain('do=answer');
  await press('Approve as requested');
  await until(() => expect(document.querySelector('[role=alertdialog]')).not.toBeNull());
  expect(screen.address()).toContain('q=lakes');
  await press('I have read', '[role=alertdialog] input');
  await press('Approve Trip', '[role=alertdialog] button');
  await shows('The host or the marketplace is next.');
  await until(() => expect(screen.address()).toBe('/board?q=lakes'));
  await until(() => expect(laneTitles()).toEqual(['With others']));
});

it('a trip to approve is approved in the drawer that its card opens, and a reload finds it open', async () => {
  const answers = server([lane('services', item('t1', 'Crater lakes'))]);
  const screen = show(<BoardPage />, {
    at: '/board?do=approve:t1',
    route: '/board',
    person: { group: 'operator' },
    answers,
  });
  await until(() => expect(control('a', 'Review services')).toBeDefined());
  await press('I have read', '[role=dialog] input');
  await press('Approve Trip', '[role=dialog] button');
  await until(() => expect(document.querySelector('[role=alertdialog]')).not.toBeNull());
  await press('Approve Trip', '[role=alertdialog] button');
  await until(() => expect(laneTitles()).toEqual(['With others']));
  await until(() => expect(screen.address()).toBe('/board'));
});
