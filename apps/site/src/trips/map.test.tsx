import type { PublicTripCard, PublicTripPage } from '@caravan/sdk';
import { isShown, ok, show, shows, until } from '@caravan/shell/screenTest';
import { http } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { searchOf } from './filter.ts';
import { TripsPage } from './TripsPage.tsx';

const trip = (tripPath: string, name: string, fromPriceMinor: number, at?: PublicTripCard['at']) => ({
  tripPath,
  name,
  destination: 'Lisbon',
  country: 'Portugal',
  startDate: '2027-04-02',
  endDate: '2027-04-09',
  lengthInDays: 8,
  hero: { id: 'p', url: '' },
  spotsLeft: 4,
  soldOut: false,
  bookable: true,
  happening: false,
  currency: 'USD',
  fromPriceMinor,
  hostName: 'Ines Duarte',
  ...(at && { at }),
});
const trips = [
  trip('salt-roads', 'Salt roads', 245_000, { lat: 38.77, lng: -9.13 }),
  trip('rice-terraces', 'Rice terraces', 310_000, { lat: -8.75, lng: 115.17 }),
  trip('night-trains', 'Night trains', 180_000),
];
let asked: URLSearchParams | undefined;
const open = (items: object[], search: Record<string, string>, sales: object[] = []) =>
  show(<TripsPage search={searchOf(search)} />, {
    answers: [
      http.get('*/public/trip-sales', () => ok({ items: sales })),
      http.get('*/public/trips', ({ request }) => {
        asked = new URL(request.url).searchParams;
        return ok({
          items,
          total: items.length,
          categories: [],
          without: [],
          filters: {
            month: [],
            country: [],
            destination: [],
            days: [],
            maxPriceMinor: [],
            host: [],
            category: [],
            minSpots: [],
            pace: [],
          },
        } satisfies Omit<PublicTripPage, 'items'> & { items: object[] });
      }),
    ],
  });
const tags = () => [...document.querySelectorAll('figure svg text')].map((tag) => tag.textContent);
const link = (name: string) =>
  [...document.querySelectorAll<HTMLAnchorElement>('main a')].find((one) => one.textContent === name)!;

// The simulated browser has no layout.
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(800);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(600);
  return () => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  };
});

it('the map shows each price where its trip begins, and a trip without a place is listed beside it', async () => {
  open(trips, { view: 'map', country: 'Portugal' });
  await until(() => expect(tags()).toEqual(['$2,450', '$3,100']));
  await shows('Night trains');
  expect(asked?.get('country')).toBe('Portugal');
  expect(asked?.get('limit')).toBe('50');
  expect(asked?.has('view')).toBe(false);
});

it('its pins and links follow what is sold while it is open', async () => {
  const sale = { ...trips[0], stage: 'live', spotsLeft: 1, fromPriceMinor: 265_000 };
  const gone = { ...trips[1], stage: 'sold_out', spotsLeft: 0, soldOut: true, bookable: false };
  open(trips, { view: 'map' }, [sale, gone]);
  await until(() => expect(tags()).toEqual(['$2,650', 'Sold out']));
  await shows('1 spot left');
});

it('the link that has the focus marks its pin and leads to the trip', async () => {
  open(trips, { view: 'map' });
  await until(() => expect(tags()).toHaveLength(2));
  expect(document.querySelector('[data-marked]')).toBeNull();
  link('Rice terraces').focus();
  await until(() => expect(document.querySelector('[data-marked]')?.textContent).toBe('$3,100'));
  expect(link('Rice terraces').getAttribute('href')).toBe('/trips/rice-terraces');
  link('Night trains').focus();
  await until(() => expect(document.querySelector('[data-marked]')).toBeNull());
});

it('from the list to the map and back the filters stay', async () => {
  open(trips, { q: 'sea', pace: '2' });
  await shows('Show on a map');
  expect(link('Show on a map').getAttribute('href')).toBe('/trips?q=sea&pace=2&view=map');
  open(trips, { q: 'sea', pace: '2', view: 'map' });
  await shows('Show as a list');
  expect(link('Show as a list').getAttribute('href')).toBe('/trips?q=sea&pace=2');
});

it('the order is chosen next to the number of trips, and with the filters where scripts are off', async () => {
  open(trips, { sort: 'price' });
  await shows('3 trips');
  const sort = document.querySelector<HTMLSelectElement>('select[name=sort]')!;
  expect(sort.value).toBe('price');
  expect(sort.form?.querySelector('[name=month]')).not.toBeNull();
  expect(document.querySelector('[role=group] [name=sort]')).toBeNull();
});

it('where nothing matches there is no map', async () => {
  open([], { view: 'map' });
  await shows('No departures yet');
  expect(document.querySelector('figure')).toBeNull();
  expect(isShown('Show on a map')).toBe(false);
});

it('where no trip has a place only their list is shown', async () => {
  open(trips.slice(2), { view: 'map' });
  await shows('Night trains');
  expect(document.querySelector('figure')).toBeNull();
});
