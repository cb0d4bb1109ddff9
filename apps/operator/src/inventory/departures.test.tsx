import type { InventoryItem, InventoryReviewDefaults, Itinerary } from '@caravan/sdk';
import { control, fill, ok, press, refusal, show, shows, until } from '@caravan/shell/screenTest';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { InventoryCard } from './InventoryCard.tsx';
import { InventoryDrawer } from './InventoryDrawer.tsx';
import { SpotsForm } from './SpotsForm.tsx';

const item = (n: number): InventoryItem =>
  ({
    id: `d${n}`,
    startDate: `2027-${String(1 + Math.floor(n / 28)).padStart(2, '0')}-${String(1 + (n % 28)).padStart(2, '0')}`,
    packageLevel: 'standard',
    status: 'available',
    quantityAvailable: 1,
    quantityPending: 0,
    quantityConfirmed: 0,
    costSchedule: [{ numberOfTravelers: 2, priceMinor: 100_000 }],
  }) as unknown as InventoryItem;

const card = (count: number, group: 'operator' | 'admin') =>
  show(<InventoryCard itineraryId="i1" currency="USD" spots={{ minimum: 2, maximum: 12 }} />, {
    person: { group },
    answers: [
      http.get('*/api/me/itineraries/i1/inventory', () =>
        ok({ items: Array.from({ length: count }, (_, n) => item(n)), years: [2027, 2028] }),
      ),
    ],
  });
const rows = () => document.querySelectorAll('[role=rowheader]').length;

it('the table shows 25 departures, all of them, and 25 again (O-040, O-218)', async () => {
  card(30, 'operator');
  await until(() => expect(rows()).toBe(25));
  await press('View All');
  await until(() => expect(rows()).toBe(30));
  await press('View Less');
  await until(() => expect(rows()).toBe(25));
  expect(control('button', 'Year')).toBeDefined();
  card(25, 'operator');
  await until(() => expect(rows()).toBe(25));
  expect(control('button', 'View All')).toBeUndefined();
});

it('what is opened on a departure has an address that Back closes', async () => {
  const metadata = { earliestStartDate: '2027-01-01', latestStartDate: '2029-01-01', review: {} };
  const place = show(<InventoryCard itineraryId="i1" currency="USD" spots={{ minimum: 2, maximum: 12 }} />, {
    at: '/?new=departure',
    route: '/',
    person: { group: 'operator' },
    answers: [
      http.get('*/api/me/itineraries/i1/inventory', () => ok({ items: [item(1)], years: [2027] })),
      http.get('*/api/me/itineraries/i1/inventory/d1/requested-trips', () => ok({ items: [] })),
      http.get('*/api/metadata/inventory', () => ok(metadata)),
    ],
  });
  const isOpen = (title: string) =>
    until(() => expect(document.querySelector('[role=dialog]')?.textContent).toContain(title));
  await isOpen('Inventory Detail');
  await fill('Single supplement price', '40');
  await press('Cancel');
  await shows('If you close this now, you’ll lose them.');
  await press('Discard changes');
  await until(() => expect(place.address()).toBe('/'));
  for (const [entry, address] of [
    ['Duplicate', '/?new=d1'],
    ['Requested Trips', '/?requested=d1'],
  ] as const) {
    await press('Actions for');
    await press(entry, '[role=menuitem]');
    await until(() => expect(place.address()).toBe(address));
    await isOpen(entry === 'Duplicate' ? 'Inventory Detail' : 'Requested Trips');
    place.back();
    await until(() => expect(document.querySelector('[role=dialog]')).toBeNull());
  }
});

it('adding and duplicating are shown to operators alone (O-041)', async () => {
  const menu = async () => {
    await press('Actions for');
    await until(() => expect(document.querySelectorAll('[role=menuitem]').length).toBeGreaterThan(0));
    return [...document.querySelectorAll('[role=menuitem]')].map((entry) => entry.textContent);
  };
  card(1, 'operator');
  expect(await menu()).toEqual(['Edit', 'Duplicate', 'Requested Trips', 'Delete']);
  expect(control('button', 'Add Inventory')).toBeDefined();
  card(1, 'admin');
  expect(await menu()).toEqual(['Edit', 'Requested Trips', 'Delete']);
  expect(control('button', 'Add Inventory')).toBeUndefined();
});

it('spots that cannot be saved say so with the server’s reason (O-211)', async () => {
  const itinerary = {
    id: 'i1',
    version: 1,
    status: 'incomplete',
    operatorGroup: 'notSubmitted',
    currency: 'USD',
    minimumSpots: 4,
    maximumSpots: 8,
  } as unknown as Itinerary;
  const defaults = { minimumSpots: 1, maximumSpots: 2, smallestSpots: 1, termsAccepted: true };
  show(<SpotsForm itinerary={itinerary} defaults={defaults as unknown as InventoryReviewDefaults} />, {
    answers: [
      http.get('*/api/me/itineraries/i1/inventory', () => ok({ items: [], years: [] })),
      http.all('*/api/me/itineraries/i1', () => refusal(409, 'Somebody else changed it.')),
    ],
  });
  await press('I accept the terms', 'input[type=checkbox]');
  await press('Submit for approval');
  await shows('Error - Somebody else changed it.');
  await until(() =>
    expect(document.querySelector('[role=alertdialog]')?.textContent).toMatch(/^Error.*Somebody else/),
  );
});

const metadata = {
  earliestStartDate: '2027-01-01',
  latestStartDate: '2029-01-01',
  defaultStartDate: '2027-05-04',
  review: { minimumSpots: 1, maximumSpots: 2, smallestSpots: 1 },
};
const departure = {
  ...item(3),
  version: 5,
  singleSupplementPriceMinor: 20_000,
  singleSupplementQuantityAvailable: 2,
  costSchedule: [
    { numberOfTravelers: 2, priceMinor: 120_000 },
    { numberOfTravelers: 12, priceMinor: 90_000 },
  ],
};

function drawer(of: InventoryItem, answer: () => Response) {
  const scrolled: unknown[] = [];
  Object.assign(Element.prototype, {
    scrollIntoView(this: Element, how: unknown) {
      scrolled.push(how);
    },
  });
  show(
    <InventoryDrawer
      itineraryId="i1"
      currency="USD"
      spots={{ minimum: 2, maximum: 12 }}
      item={of}
      others={[]}
      onClose={() => undefined}
      onSaved={() => undefined}
    />,
    {
      answers: [
        http.get('*/api/metadata/inventory', () => ok(metadata)),
        http.get('*/api/metadata/*', () => ok(metadata)),
        http.get('*/api/me/inventory/*', () => ok(metadata)),
        http.all('*/api/me/itineraries/i1/inventory/d3', () => answer()),
      ],
    },
  );
  return scrolled;
}

it('a departure that is refused says why below the form, which is scrolled there (O-199, O-202)', async () => {
  let answer = () => refusal(409, 'Travelers hold a spot.');
  const scrolled = drawer(departure, () => answer());
  await press('Update');
  await shows('Travelers hold a spot.');
  await until(() => expect(scrolled).toContainEqual({ block: 'end' }));
  answer = () => refusal(500, '', 'internal');
  await press('Update');
  await shows('There was an error processing your request');
});

it('prices are whole: cents are refused (O-150)', async () => {
  let asked = 0;
  drawer(departure, () => {
    asked += 1;
    return refusal(500, '');
  });
  await fill('Price per traveler 1', '1400.50');
  await shows('Enter a whole amount.');
  expect(asked).toBe(0);
});
