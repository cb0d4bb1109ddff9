import type { Availability, Itinerary, TripRequestForm } from '@caravan/sdk';
import {
  control,
  fill,
  isShown,
  never,
  ok,
  press,
  refusal,
  show,
  shows,
  until,
} from '@caravan/shell/screenTest';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { ReserveTrip } from './ReserveTrip.tsx';

const itinerary = {
  id: 'i1',
  name: 'Crater lakes',
  country: 'Portugal',
  destination: 'Azores',
  lengthInDays: 5,
  currency: 'USD',
  locked: false,
  tier: 1,
  hero: { url: '/hero.svg' },
  photos: [],
  packages: [
    { level: 'economy', enabled: true, foodOptions: ['Vegan'], fromPriceMinor: 90_000 },
    { level: 'standard', enabled: true, foodOptions: [], fromPriceMinor: 120_000 },
    { level: 'premium', enabled: false },
  ],
  additionalOptionalServices: [
    { id: 'o1', name: 'Photographer', type: 'other', priceMinor: 12_500, quantity: 2 },
  ],
  servicesByDay: [
    {
      day: 2,
      services: [
        { id: 'w1', type: 'workshopSpace', name: 'Yoga hall', hoursAvailable: 2, pricePerHourMinor: 5_000 },
        { id: 'a1', type: 'activity', name: 'Whale watching', includedActivity: false, priceMinor: 9_000 },
        { id: 't1', type: 'airportTransfer', timing: 'preTrip', name: 'Pickup', priceMinor: 3_000 },
      ],
    },
  ],
} as unknown as Itinerary;

const departure = {
  id: 'd1',
  startDate: '2027-05-10',
  status: 'available',
  open: true,
  costSchedule: [],
  preAccommodation: { single: { priceMinor: 8_000 } },
  preTransferPriceMinor: 4_000,
};
const pack = (level: string) => ({
  level,
  enabledDates: ['2027-05-10'],
  blackoutDates: [],
  instantApprovalDates: [],
  firstAvailableDate: '2027-05-10',
  defaultStartDate: '2027-05-10',
  dietaryOptions: level === 'economy' ? ['Vegan'] : [],
  itineraryInventoryItems: [{ ...departure, packageLevel: level }],
});
const offered = {
  isInventoryEnabled: true,
  packages: ['economy', 'standard'].map(pack),
} as unknown as Availability;

const paths = { itinerary: '*/api/me/itineraries/i1', availability: '*/api/me/itinerary/i1/availability' };
const withItinerary = http.get(paths.itinerary, () => ok(itinerary));

const cost = {
  selectedWorkshopSpaces: [
    {
      hoursRequested: 2,
      activity: { id: 'w1', type: 'workshopSpace', name: 'Yoga hall' },
      costMinor: 10_000,
    },
  ],
  tripLength: 5,
  host: 'h1',
  currency: 'USD',
  freeOfCharge: 1,
  groupVariableMinor: 35_000,
  basePriceMinor: 200_000,
  suggestedSellPrice: { minPriceMinor: 200_000, maxPriceMinor: 250_000, currency: 'USD' },
  instantApproval: false,
};

type Answer = (call: { request: Request }) => Response | Promise<Response>;

/** Renders the page with the server's responses for its dates and for a request. */
function page(availability: Answer, request: Answer = never, one: Itinerary = itinerary) {
  show(<ReserveTrip id="i1" />, {
    answers: [
      http.get(paths.itinerary, () => ok(one)),
      http.get(paths.availability, availability),
      http.get('*/api/me/host/user', () => ok({ id: 'h1', status: 'qualified', level: 2 })),
      http.get('*/suggested-sell-price', () =>
        ok({ minPriceMinor: 200_000, maxPriceMinor: 250_000, currency: 'USD' }),
      ),
      http.post('*/api/me/trip-requests/cost', async ({ request: asked }) => {
        const { hostSelectedOptionalServices: [one] = [] } = (await asked.json()) as TripRequestForm;
        return ok({ ...cost, groupVariableMinor: 10_000 + 12_500 * (one?.quantity ?? 0) });
      }),
      http.post('*/api/me/trip-requests', request),
    ],
  });
}

it('shows a spinner until the itinerary and its dates have loaded (H-104)', async () => {
  show(<ReserveTrip id="i1" />, { answers: [http.get(paths.itinerary, never)] });
  await until(() => expect(document.querySelector('[role=status]')?.textContent).toContain('Loading'));
  show(<ReserveTrip id="i1" />, { answers: [withItinerary, http.get(paths.availability, never)] });
  await shows('Loading itinerary');
  expect(isShown('Departures')).toBe(false);
});

it('an itinerary without departures is booked, any other failure went wrong (H-105 to H-107)', async () => {
  page(() => refusal(409, 'no inventory items found'));
  await shows('This itinerary is booked');
  await shows('Check back later or find another itinerary to host your next trip.');
  expect(control('a', 'Explore itineraries')?.getAttribute('href')).toMatch(/\/itineraries$/);
  page(() => refusal(409, 'Not at the moment.'));
  await shows('Something went wrong');
  await shows('Not at the moment.');
  expect(isShown('This itinerary is booked')).toBe(false);
  expect(control('a', 'Explore itineraries')?.getAttribute('href')).toMatch(/\/itineraries$/);
});

it('an itinerary without dates says so and leads back (H-108)', async () => {
  page(() => ok({ isInventoryEnabled: false, packages: [] }));
  await shows('There are no dates available for this itinerary.');
  expect(control('a', 'Go back')?.getAttribute('href')).toMatch(/\/itineraries\/i1\/description$/);
});

it('a package is chosen of those that are offered, and its diets with it (H-110, H-346, H-347)', async () => {
  page(() => ok(offered));
  await shows('Economy');
  expect(isShown('Standard')).toBe(true);
  expect(isShown('Premium')).toBe(false);
  const diet = () => control<HTMLButtonElement>('button', 'Dietary preference')!;
  expect(diet().textContent).toContain('None');
  expect(diet().disabled).toBe(true);
  await press('Economy', 'input[type=radio]');
  await until(() => expect(diet().disabled).toBe(false));
  expect(diet().textContent).toContain('None');
});

it('one package is no choice (H-352)', async () => {
  page(() => ok({ ...offered, packages: [pack('standard')] }));
  await shows('Departures');
  expect(isShown('The estimated per-traveler cost of a sold-out trip.')).toBe(false);
});

it('rooms, workshop spaces, activities and what comes before the trip are asked for (H-114 to H-117)', async () => {
  const sent: unknown[] = [];
  page(
    () => ok(offered),
    async ({ request }) => {
      sent.push(await request.json());
      return never();
    },
  );
  await shows('Total rooms: 1');
  await press('Yoga hall', 'input[type=checkbox]');
  await press('Add one: Hours', 'button[aria-label]');
  await press('Add one: Whale watching', 'button[aria-label]');
  await press('One night before the trip', 'input[type=checkbox]');
  await press('Airport transfer before the trip', 'input[type=checkbox]');
  expect(isShown('One night after the trip')).toBe(false);
  expect(isShown('Airport transfer after the trip')).toBe(false);
  await press('Reserve');
  await press('Request trip');
  await until(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    quantityOfHostsRooms: 1,
    hostRooms: [{ type: 'oneBed' }],
    selectedWorkshopSpaces: [{ serviceId: 'w1', hoursRequested: 2 }],
    hostSelectedOptionalActivities: [{ serviceId: 'a1', quantity: 1 }],
    prePostAccommodationSelection: { beforeTrip: true, afterTrip: false },
    prePostTransferSelection: { beforeTrip: true, afterTrip: false },
  });
});

it('optional services are chosen with their price, and what the group costs is said and sent (H-218, H-220, H-222)', async () => {
  const sent: unknown[] = [];
  page(
    () => ok(offered),
    async ({ request }) => {
      sent.push(await request.json());
      return sent.length === 1
        ? refusal(409, 'The price has changed. Review it and try again.', 'amount_mismatch')
        : never();
    },
  );
  await shows('$125 each');
  await press('Add one: Photographer', 'button[aria-label]');
  await press('Add one: Photographer', 'button[aria-label]');
  await shows('Maximum 2');
  await shows('Yoga hall: 2 hours');
  await shows('$350');
  await shows('Your choices, shared by paying travelers');
  await press('Reserve');
  await press('Request trip');
  await shows('The price has changed. Review it and try again.');
  expect(sent[0]).toMatchObject({
    hostSelectedOptionalServices: [{ serviceId: 'o1', quantity: 2 }],
    basePriceMinor: 200_000,
    tripLength: 5,
  });
});

it('tracks an instantly approved date, and says so (H-561)', async () => {
  const told: unknown[] = [];
  show(<ReserveTrip id="i1" />, {
    features: { additionalRequests: true },
    answers: [
      withItinerary,
      http.get(paths.availability, () =>
        ok({ ...offered, packages: [{ ...pack('standard'), instantApprovalDates: ['2027-05-10'] }] }),
      ),
      http.get('*/api/me/host/user', () => ok({ id: 'h1', status: 'qualified', level: 2 })),
      http.post('*/api/me/analytics-events', async ({ request }) => {
        told.push(await request.json());
        return ok({});
      }),
    ],
  });
  await shows('Instant approval');
  // What happens next agrees with it, until a wish needs a review.
  await shows('We approve this date instantly');
  expect(isShown('2-7 business days')).toBe(false);
  await fill('Additional requests', 'A quiet room');
  await shows('2-7 business days');
  await until(() => expect(told).toHaveLength(1));
  expect(told[0]).toEqual({ name: 'Host Selected Instant Approval Itinerary', itineraryId: 'i1' });
});

it('a request that fails says so in a banner, in the words of the server where it refuses (H-581)', async () => {
  let answer = () => refusal(500, 'Anything', 'internal');
  page(
    () => ok(offered),
    () => answer(),
  );
  await press('Reserve');
  await press('Request trip');
  await shows('There was an error creating the trip request. Please try again.');
  answer = () => refusal(409, 'Somebody else was faster.');
  await press('Reserve');
  await press('Request trip');
  await shows('Somebody else was faster.');
});

it('wishes are asked for only where the marketplace takes them (H-118)', async () => {
  for (const additionalRequests of [true, false]) {
    show(<ReserveTrip id="i1" />, {
      features: { additionalRequests },
      answers: [
        http.get(paths.itinerary, () => ok(itinerary)),
        http.get(paths.availability, () => ok(offered)),
        http.get('*/api/me/host/user', () => ok({ id: 'h1', status: 'qualified', level: 2 })),
        http.get('*/suggested-sell-price', () =>
          ok({ minPriceMinor: 200_000, maxPriceMinor: 250_000, currency: 'USD' }),
        ),
      ],
    });
    await shows('Dietary');
    expect(control('textarea', 'requests') !== undefined).toBe(additionalRequests);
  }
});
