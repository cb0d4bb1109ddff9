import { configure, type GroundTransferOffer, type GroundTransferQuote, type Tenant } from '@caravan/sdk';
import { PortalProviders } from '@caravan/shell/PortalProviders';
import { createQueryClient } from '@caravan/shell/query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { getResponse, http, HttpResponse, type RequestHandler } from 'msw';
import { type ReactNode, useReducer } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Draft, type DraftAction, emptyDraft, reduce } from './draft.ts';
import { Payment } from './Payment.tsx';
import { RidesCard } from './RidesCard.tsx';
import { TransferContext } from './TransferContext.ts';
import { TransferLayout } from './TransferLayout.tsx';
import { TransferSummary } from './TransferSummary.tsx';
import { Vehicle } from './Vehicle.tsx';

Object.assign(globalThis, {
  matchMedia: () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }),
});

const offer: GroundTransferOffer = {
  bookable: true,
  arrival: { from: '2027-05-03', until: '2027-05-11' },
  departure: { from: '2027-05-17', until: '2027-05-23' },
  accommodation: { from: '2027-05-10', until: '2027-05-17' },
  timeZone: 'Europe/Lisbon',
  maximumPassengers: 3,
  freeCancellationHours: 24,
  pricesShown: true,
  currency: 'USD',
  bookingId: '01910000-0000-7000-8000-000000000001',
};
const quote: GroundTransferQuote = {
  externalId: '01910000-0000-7000-8000-000000000002',
  type: 'arrival',
  vehicleCategory: 'Standard',
  description: 'Sedan',
  maximumPassengers: 3,
  transferCompany: 'Fleet',
  priceMinor: 4000,
  currency: 'USD',
  durationInSeconds: 1500,
  distanceInMeters: 12_000,
  freeCancellationUntil: '2027-05-09T11:00:00Z',
  expiresAt: '2027-04-01T00:00:00Z',
};
const filled: DraftAction[] = [
  {
    type: 'details',
    leg: 'arrival',
    details: {
      pickup: { placeId: 'iata:LIS', name: 'Lisbon', type: 'airport' },
      dropOff: { placeId: 'geonames:2267057', name: 'Sintra', type: 'locality' },
      pickupDate: '2027-05-10',
      pickupTime: '12:30',
      flightNumber: 'TP 201',
      passengers: 2,
    },
  },
  { type: 'duration', leg: 'arrival', seconds: 1500 },
  { type: 'asked' },
];
const answered = (quotes: GroundTransferQuote[]): DraftAction[] => [
  { type: 'loading', legs: ['arrival'] },
  {
    type: 'quotes',
    legs: ['arrival'],
    choose: true,
    answer: { arrivalQuotes: quotes, departureQuotes: [] },
  },
];
const failed: DraftAction[] = [
  { type: 'loading', legs: ['arrival'] },
  { type: 'failed', legs: ['arrival'] },
];
const run = (...actions: DraftAction[]): Draft =>
  actions.reduce(
    reduce,
    emptyDraft({ firstName: 'Ines', lastName: 'Marques', email: 'i@travelers.example' }),
  );
const chosen = run(...filled, ...answered([quote]));

const tenant = {
  id: '01910000-0000-7000-8000-000000000003',
  slug: 'caravan',
  brand: 'Caravan',
  currency: 'USD',
  locale: 'en-US',
  environment: 'test',
  demo: true,
  features: {},
  supportEmail: 'care@caravan.example',
  theme: { accent: '#12574a' },
} as unknown as Tenant;

const ok = (data: object) => HttpResponse.json({ success: true, data });
const refusal = (status: number, code: string, error: string) =>
  HttpResponse.json({ success: false, code, error }, { status });

let root: Root;
let path: () => string;
let shown = 0;
beforeEach(() => {
  document.body.innerHTML = '<div id="app"></div>';
  sessionStorage.clear();
  root = createRoot(document.querySelector('#app')!);
});
afterEach(() => root.unmount());

/** Renders a screen as the portal does, with these server responses. */
function show(screen: ReactNode, ...handlers: RequestHandler[]) {
  const all = [
    http.get('*/public/tenant', () => ok(tenant)),
    http.get('*/public/payments/config', () => ok({ provider: 'sandbox', takesCards: true })),
    ...handlers,
  ];
  configure({
    fetch: async (input, init) => {
      const url = input instanceof Request ? input : new URL(String(input), location.href);
      return (await getResponse(all, new Request(url, init))) ?? refusal(404, 'not_found', 'Not found');
    },
  });
  const base = createRootRoute();
  const router = createRouter({
    routeTree: base.addChildren([
      createRoute({ getParentRoute: () => base, path: '/transfer/$tripId/$tab' }),
      createRoute({ getParentRoute: () => base, path: '/trips' }),
    ]),
    history: createMemoryHistory({ initialEntries: ['/transfer/t1/payment'] }),
  });
  path = () => router.history.location.pathname;
  root.render(
    <PortalProviders key={(shown += 1)} queryClient={createQueryClient()} navigate={() => undefined}>
      <RouterContextProvider router={router as never}>{screen}</RouterContextProvider>
    </PortalProviders>,
  );
}

function Flow({ draft: first, children }: { draft: Draft; children: ReactNode }) {
  const [draft, dispatch] = useReducer(reduce, first);
  return (
    <TransferContext value={{ tripId: 't1', offer, traveler: true, draft, dispatch }}>
      {children}
      <TransferSummary />
    </TransferContext>
  );
}

const shows = (text: string) =>
  vi.waitFor(
    () => {
      expect(document.body.textContent).toContain(text);
    },
    { timeout: 50_000, interval: 20 },
  );
const press = async (text: string) => {
  await shows(text);
  const button = [...document.querySelectorAll<HTMLButtonElement>('button')].find((b) =>
    b.textContent.includes(text),
  )!;
  button.click();
};

const rides = (answer: () => Response | Promise<Response>) => [
  http.get('*/api/me/trips/t1/ground-transfers', () => ok(offer)),
  http.get('*/api/me/ground-transfers', answer),
];
const repriced = http.post('*/reprice-quotes', () =>
  ok({
    insuranceChangeMinor: 300,
    quoteId: '01910000-0000-7000-8000-000000000004',
    repricedAddOns: [],
    currency: 'USD',
  }),
);
/** Replaces the provider's iframe, which this browser doesn't load, and returns this token for the card. */
async function cardFrame(token: string) {
  const frame = await vi.waitFor(
    () => {
      const found = document.querySelector('iframe')?.contentWindow;
      expect(found).toBeTruthy();
      return found!;
    },
    { timeout: 50_000, interval: 20 },
  );
  const tell = (data: object) =>
    window.dispatchEvent(
      new MessageEvent('message', {
        data: { caravan: 'card', ...data },
        origin: location.origin,
        source: frame,
      }),
    );
  frame.postMessage = (asked: { type: string; id?: number }) => {
    if (asked.type === 'enter') tell({ type: 'entered', id: asked.id, method: token });
  };
  tell({ type: 'ready' });
  const pay = () => document.querySelector<HTMLButtonElement>('button[type="submit"]');
  await vi.waitFor(() => expect(pay()?.disabled).toBe(false), { timeout: 50_000, interval: 20 });
}

it('the rides of a trip wait, are empty, and say when they cannot be loaded', async () => {
  let asked = false;
  let answer = (): Response | Promise<Response> => {
    asked = true;
    return new Promise(() => undefined);
  };
  show(<RidesCard tripId="t1" />, ...rides(() => answer()));
  await vi.waitFor(() => expect(asked).toBe(true), { timeout: 50_000 });
  expect(document.body.textContent).not.toContain('transfer');
  answer = () => ok({ items: [] });
  show(<RidesCard tripId="t1" />, ...rides(() => answer()));
  await shows('Book a transfer');
  answer = () => refusal(409, 'illegal_state', 'Not now');
  show(<RidesCard tripId="t1" />, ...rides(() => answer()));
  await shows('We couldn’t load your transfers.');
  answer = () => ok({ items: [] });
  await press('Try again');
  await shows('Book a transfer');
});

it('vehicles are waited for, may be none, and can be asked for again', async () => {
  show(
    <Flow key="1" draft={run(...filled)}>
      <Vehicle />
    </Flow>,
  );
  await shows('Finding vehicles');
  show(
    <Flow key="2" draft={run(...filled, ...answered([]))}>
      <Vehicle />
    </Flow>,
  );
  await shows('No vehicles are available at that time.');
  show(
    <Flow key="3" draft={run(...filled, ...failed, ...failed, ...failed)}>
      <Vehicle />
    </Flow>,
  );
  await shows('We couldn’t load vehicles.');
  await press('Try again');
  await shows('Finding vehicles');
});

it('a declined card says so, and the rides stay chosen with their insurance', async () => {
  const sent: unknown[] = [];
  show(
    <Flow draft={chosen}>
      <Payment />
    </Flow>,
    repriced,
    http.get('*/api/me/credits', () => ok({ items: [], currency: 'USD', usableMinor: 12_050 })),
    http.post('*/api/me/ground-transfers', async ({ request }) => {
      sent.push(await request.json());
      return ok({
        groundTransfers: [],
        payment: {
          paymentId: '01910000-0000-7000-8000-000000000005',
          status: 'failed',
          amountMinor: 4300,
          currency: 'USD',
          failureMessage: 'Your card was declined.',
        },
      });
    }),
  );
  await shows('Travel insurance');
  await shows('You have $120.50 of trip credit.');
  await cardFrame('tok_1');
  await press('Pay $43');
  await shows('Your card was declined.');
  expect(sent).toMatchObject([
    { amountMinor: 4300, insuranceQuoteId: '01910000-0000-7000-8000-000000000004', paymentMethod: 'tok_1' },
  ]);
  expect(path()).toBe('/transfer/t1/payment');
});

it('credit pays the rides, and a card what their insurance costs more', async () => {
  const sent: unknown[] = [];
  show(
    <Flow draft={chosen}>
      <Payment />
    </Flow>,
    repriced,
    http.get('*/api/me/credits', () => ok({ items: [], currency: 'USD', usableMinor: 12_050 })),
    http.post('*/api/me/ground-transfers', async ({ request }) => {
      sent.push(await request.json());
      return refusal(409, 'illegal_state', 'This booking is canceled.');
    }),
  );
  await shows('Use $40.00 of your trip credit');
  document.querySelector<HTMLInputElement>('input[type=checkbox]')!.click();
  await cardFrame('tok_1');
  await press('Pay $3');
  await vi.waitFor(() => expect(sent).toMatchObject([{ amountMinor: 4300, creditMinor: 4000 }]), {
    timeout: 30_000,
  });
});

it('a price that is gone leads back to the vehicles', async () => {
  show(
    <Flow draft={chosen}>
      <Payment />
    </Flow>,
    repriced,
    http.post('*/api/me/ground-transfers', () =>
      refusal(409, 'amount_mismatch', 'The price is no longer valid.'),
    ),
  );
  await cardFrame('tok_1');
  await press('Pay $43');
  await shows('The price of your rides has changed. Review it and try again.');
  await vi.waitFor(() => expect(path()).toBe('/transfer/t1/vehicle'), { timeout: 30_000 });
});

it('says when the insurer cannot be reached, and retries', async () => {
  const message = 'We encountered an issue while connecting to our insurance provider.';
  let down = true;
  show(
    <Flow draft={chosen}>
      <Payment />
    </Flow>,
    http.post('*/reprice-quotes', () =>
      down
        ? refusal(503, 'unavailable', message)
        : ok({
            insuranceChangeMinor: 300,
            quoteId: quote.externalId,
            repricedAddOns: [],
            currency: 'USD',
          }),
    ),
  );
  await shows(message);
  await shows('Pay $40');
  down = false;
  await press('Try again');
  await shows('Pay $43');
});

it('an unknown trip leads back to the trips', async () => {
  const me = { id: 't', group: 'traveler', firstName: 'Ines', lastName: 'Marques', email: 'i@x.example' };
  show(
    <TransferLayout tripId="t1" />,
    http.get('*/api/me/profile', () => ok(me)),
    http.get('*/api/me/bookings', () => ok({ items: [] })),
    http.get('*/api/me/trips/t1/ground-transfers', () => refusal(404, 'not_found', 'Not found')),
  );
  await vi.waitFor(() => expect(path()).toBe('/trips'), { timeout: 50_000 });
});
