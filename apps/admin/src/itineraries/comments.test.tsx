import type { Itinerary } from '@caravan/sdk';
import { control, fill, isShown, ok, press, show, shows, until } from '@caravan/shell/screenTest';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { ItineraryPage } from './ItineraryPage.tsx';

const itinerary = {
  id: 'i1',
  version: 9,
  name: 'Crater lakes',
  status: 'in review',
  destination: 'Azores',
  country: 'Portugal',
  currency: 'USD',
  lengthInDays: 3,
  minimumSpots: 4,
  maximumSpots: 12,
  tripSummary: 'Walk from lake to lake.',
  packages: [],
  categories: [],
  liveVersion: 6,
  servicesByDay: [
    { day: 1, services: [{ id: 's1', type: 'info', title: 'Arrival by the sea', description: 'We meet.' }] },
  ],
  reviewComments: [
    { field: 'operatorCode', text: 'Give it a code.' },
    { field: 'days/1', text: 'Say when we meet.', resolved: true },
  ],
  availableActions: [
    { action: 'approve', to: 'complete', enabled: true },
    { action: 'sendBack', to: 'incomplete', enabled: true },
  ],
} as unknown as Itinerary;

it('comments are written at fields and services, and go back with the itinerary', async () => {
  const sent: unknown[] = [];
  const page = (tab: 'details' | 'days') =>
    show(<ItineraryPage id="i1" tab={tab} onTab={() => undefined} />, {
      person: { group: 'admin' },
      answers: [
        http.get('*/api/admin/itineraries/i1', () => ok(itinerary)),
        http.get('*/api/me/itineraries/i1/versions/6/difference', () =>
          ok({
            from: 6,
            to: 9,
            fields: [{ field: 'name', before: '"Lakes"', after: '"Crater lakes"' }],
            services: [],
          }),
        ),
        http.post('*/api/admin/itineraries/i1', async ({ request }) => {
          sent.push(await request.json());
          return ok({ ...itinerary, version: 10, status: 'incomplete', availableActions: [] });
        }),
      ],
    });
  const comment = async (label: string, text: string) => {
    await press(label);
    await fill('What needs to change', text);
    await press('Keep comment');
  };
  page('details');
  // Shows the previous comments, and the changes since the live version.
  await shows('Give it a code.');
  await shows('Changes since it was last live');
  await shows('Lakes');
  await comment('Comment on Summary', 'Say where lunch is.');
  await shows('Say where lunch is.');
  await press('Edit the comment on Operator code');
  await press('Remove comment');
  await until(() => expect(isShown('Give it a code.')).toBe(false));
  await until(() => expect(sessionStorage.getItem('review.i1.9')).toContain('lunch'));
  await comment('Comment on Length', 'Why three days?');
  await press('Request changes');
  await shows('With 2 comments.');
  await press('Request changes');
  await until(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toEqual({
    version: 9,
    status: 'incomplete',
    reviewComments: [
      { field: 'tripSummary', text: 'Say where lunch is.' },
      { field: 'lengthInDays', text: 'Why three days?' },
    ],
  });
  await shows('Changes requested');
  expect(sessionStorage.getItem('review.i1.9')).toBeNull();

  // Admins with edit rights use the operator's forms (O-156).
  await press('More actions');
  await until(() =>
    expect(control('[role=menuitem]', 'Edit in the operator portal')?.getAttribute('href')).toBe(
      '/app/operator/itineraries/i1/review-details',
    ),
  );

  page('days');
  await comment('Comment on Arrival by the sea', 'At which gate?');
  await shows('At which gate?');
  expect(control('button', 'Edit the comment on Arrival by the sea')).toBeDefined();
});

const submitted = {
  ...itinerary,
  liveVersion: undefined,
  itineraryInventoryEnabled: true,
  activityLevel: 4,
  photos: [{ url: '/media/lake.jpg', alt: 'A lake in a crater' }],
  inclusions: ['Boat to the island'],
  exclusions: ['Flights'],
  cities: ['Furnas'],
  logistics: 'Bring boots.',
  tripLeadTime: { months: 2, days: 0 },
  yearOverYearIncreaseBp: 350,
  hostGroundTransferCostMinor: 12_000,
  additionalOptionalServices: [{ id: 'o1', name: 'Whale watching', type: 'activity', priceMinor: 6500 }],
  packages: [{ level: 'standard', enabled: true, foodOptions: ['Vegan'] }],
} as unknown as Itinerary;
const departures = {
  items: [
    {
      id: 'd1',
      startDate: '2027-06-05',
      packageLevel: 'standard',
      quantityAvailable: 2,
      quantityPending: 0,
      quantityConfirmed: 0,
      status: 'available',
      singleSupplementPriceMinor: 40_000,
      singleSupplementQuantityAvailable: 2,
      costSchedule: [
        { numberOfTravelers: 4, priceMinor: 180_000 },
        { numberOfTravelers: 8, priceMinor: 150_000 },
      ],
      isReserved: false,
      version: 1,
    },
  ],
};

it('a first submission is shown whole, and every part of it can be commented on', async () => {
  const page = (tab: 'details' | 'packages') =>
    show(<ItineraryPage id="i1" tab={tab} onTab={() => undefined} />, {
      person: { group: 'admin' },
      answers: [
        http.get('*/api/admin/itineraries/i1', () => ok(submitted)),
        http.get('*/api/me/itineraries/i1/inventory', () => ok(departures)),
      ],
    });
  const lacks = (names: string[]) =>
    names.filter(
      (name) => !control('button', `Comment on ${name}`) && !control('button', `Edit the comment on ${name}`),
    );
  page('details');
  await shows('First submission');
  const texts = [
    ...['A lake in a crater', 'Boat to the island', 'Flights', 'Furnas', 'Bring boots.', '2 months'],
    ...['3.5%', '$120', 'Whale watching · $65', 'Active'],
  ];
  expect(texts.filter((text) => !isShown(text))).toEqual([]);
  expect(isShown('Changes since it was last live')).toBe(false);
  expect(
    lacks([
      ...['Name', 'Destination', 'Summary', 'Length', 'Activity level', 'Categories', 'Arrival', 'Departure'],
      ...['Operator code', 'Travel insurance', 'Passport', 'Instant approval', 'Departures from inventory'],
      ...['Travelers', 'Included', 'Not included', 'Cities', 'Logistics', 'Lead time', 'Optional services'],
      ...['Price increase per year', 'Transfers of the host', 'Photos'],
    ]),
  ).toEqual([]);
  page('packages');
  await shows('From 8: $1,500');
  await shows('Saturday, June 5, 2027');
  expect(isShown('Vegan')).toBe(true);
  expect(lacks(['Packages', 'Departures'])).toEqual([]);
});

it('an itinerary that is synced says from where, how much differs, and which side wins', async () => {
  const synced = {
    name: 'Crater lakes',
    pushedBy: 'Reservations',
    pushedAt: '2027-05-04T09:30:00Z',
    differences: 2,
  };
  show(<ItineraryPage id="i1" tab="details" onTab={() => undefined} />, {
    person: { group: 'admin' },
    answers: [
      http.get('*/api/admin/itineraries/i1', () => ok(itinerary)),
      http.post('*/rpc/caravan.supply.v1.SupplyService/GetSynced', () =>
        Response.json({ itinerary: synced }),
      ),
    ],
  });
  await shows('Synced from Reservations');
  await shows('2 differences · The operator’s system wins: its next changed push replaces edits.');
  expect(control<HTMLAnchorElement>('a', 'Compare')?.href).toContain('/app/operator/synced/i1');
});
