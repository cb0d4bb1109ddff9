import { configure, type EarningsReport, type Itinerary, type Trip, type TripApproval } from '@caravan/sdk';
import { PortalProviders } from '@caravan/shell/PortalProviders';
import { createQueryClient } from '@caravan/shell/query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { getResponse, http, HttpResponse, type RequestHandler } from 'msw';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MoreActions } from '../itineraries/MoreActions.tsx';
import { ReviewActions } from '../itineraries/ReviewActions.tsx';
import { Decisions } from './Decisions.tsx';

Object.assign(globalThis, {
  matchMedia: () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }),
});

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
};
const trip = (of: Partial<Trip>) =>
  ({
    id: 't1',
    version: 3,
    status: 'confirmed',
    publishStatus: 'live',
    editableFields: [
      { field: 'adminTechnicalItineraryApproved', editable: true },
      { field: 'technicalItineraryFlagged', editable: true },
    ],
    technicalItinerary: {
      windowFrom: '2027-03-01',
      windowTo: '2027-04-01',
      inWindow: true,
      flagged: false,
      canSubmit: false,
      label: 'Technical Itinerary Submitted',
      operatorApprovedAt: '2027-03-05T10:00:00Z',
    },
    ...of,
  }) as Trip;
const ok = (data: object) => HttpResponse.json({ success: true, data });

let root: Root;
let sent: { path: string; body: unknown }[];
beforeEach(() => {
  document.body.innerHTML = '<div id="app"></div>';
  root = createRoot(document.querySelector('#app')!);
  sent = [];
});
afterEach(() => root.unmount());

/** Renders a screen as the portal does, with a mock server that records requests. */
function show(screen: ReactNode, ...handlers: RequestHandler[]) {
  const all = [
    http.get('*/public/tenant', () => ok(tenant)),
    http.get('*/api/me/profile', () => ok({ id: 'me', group: 'admin' })),
    ...handlers,
  ];
  configure({
    fetch: async (input, init) => {
      const request = new Request(
        input instanceof Request ? input : new URL(String(input), location.href),
        init,
      );
      if (request.method !== 'GET')
        sent.push({
          path: new URL(request.url).pathname,
          body: JSON.parse((await request.clone().text()) || '{}'),
        });
      return (
        (await getResponse(all, request)) ??
        HttpResponse.json({ success: false, code: 'not_found', error: 'Not found' }, { status: 404 })
      );
    },
  });
  const router = createRouter({
    routeTree: createRootRoute({ component: () => screen }),
    history: createMemoryHistory(),
  });
  root.render(
    <PortalProviders queryClient={createQueryClient()} navigate={() => undefined}>
      <RouterProvider router={router as never} />
    </PortalProviders>,
  );
}

const shows = (text: string) =>
  vi.waitFor(() => expect(document.body.textContent).toContain(text), { timeout: 50_000, interval: 20 });
const buttons = (text: string, within = '') =>
  [...document.querySelectorAll<HTMLButtonElement>(`${within} button`)].filter((b) =>
    b.textContent.includes(text),
  );
/** Presses a button and confirms the dialog. */
async function decide(label: string, ask: string) {
  await shows(label);
  buttons(label)[0]!.click();
  await shows(ask);
  buttons(label, '[role=alertdialog]')[0]!.click();
}

it('the technical itinerary is approved, and waits for its operator before', async () => {
  show(
    <Decisions trip={trip({})} />,
    http.post('*/api/admin/trips/t1', () => ok(trip({ version: 4 }))),
  );
  await decide('Approve technical itinerary', 'Approve technical itinerary?');
  await shows('Technical Itinerary approved');
  expect(sent).toEqual([
    { path: '/api/admin/trips/t1', body: { version: 3, adminTechnicalItineraryApproved: true } },
  ]);
});

it('a refusal stays in the dialog', async () => {
  show(
    <Decisions trip={trip({})} />,
    http.post('*/api/admin/trips/t1', () =>
      HttpResponse.json(
        { success: false, code: 'conflict', error: 'Somebody else changed it.' },
        { status: 409 },
      ),
    ),
  );
  await decide('Approve technical itinerary', 'Approve technical itinerary?');
  await shows('Somebody else changed it.');
});

it('a trip page in review is published', async () => {
  show(
    <Decisions trip={trip({ publishStatus: 'in_review', publishOffered: true })} />,
    http.post('*/api/admin/files/website/trips/t1/publish', () => ok(trip({}))),
  );
  await shows('In Review');
  await decide('Publish trip page', 'Publish trip page?');
  await shows('Trip page published');
  expect(sent[0]?.path).toBe('/api/admin/files/website/trips/t1/publish');
});

it('the page of an itinerary is published from what is done more rarely (H-553)', async () => {
  const live = { id: 'i1', name: 'Crater lakes', version: 7 } as unknown as Itinerary;
  show(
    <MoreActions itinerary={live} />,
    http.post('*/api/admin/files/website/itineraries/i1/publish', () => ok(live)),
  );
  await vi.waitFor(() => expect(document.querySelector('button[aria-haspopup]')).not.toBeNull());
  document.querySelector<HTMLButtonElement>('button[aria-haspopup]')!.click();
  const item = () =>
    [...document.querySelectorAll<HTMLElement>('[role=menuitem]')].find((i) =>
      i.textContent.includes('Publish'),
    );
  await vi.waitFor(() => expect(item()).toBeDefined(), { timeout: 50_000, interval: 20 });
  item()!.click();
  const confirm = () => buttons('Publish', '[role=alertdialog]')[0];
  await vi.waitFor(() => expect(confirm()).toBeDefined(), { timeout: 50_000, interval: 20 });
  confirm()!.click();
  await vi.waitFor(() => expect(sent[0]?.path).toBe('/api/admin/files/website/itineraries/i1/publish'));
});

it('an earnings report is approved with its figures before one’s eyes', async () => {
  const report: EarningsReport = {
    tripId: 't1',
    currency: 'USD',
    travelers: 8,
    revenueMinor: 1_600_000,
    serviceFeeMinor: 0,
    transactionFeeMinor: 0,
    platformFeeMinor: 0,
    operatorCostMinor: 0,
    earningsMinor: 400_000,
    advanceMinor: 50_000,
    firstHalfMinor: 150_000,
    secondHalfMinor: 200_000,
    approved: false,
    canApprove: true,
  };
  show(
    <Decisions trip={trip({ status: 'complete', hasEarningsReport: true, editableFields: [] })} />,
    http.get('*/api/me/trips/t1/earnings-report', () => ok(report)),
    http.post('*/api/admin/trips/t1/earnings-report/approve', () =>
      ok({ ...report, approved: true, canApprove: false, approvedAt: '2027-06-01T00:00:00Z' }),
    ),
  );
  await shows('The host has earned $4,000');
  await decide('Approve earnings report', 'Approve earnings report?');
  await shows('Earnings report approved');
  await vi.waitFor(() => expect(buttons('Approve earnings report')).toHaveLength(0), { timeout: 50_000 });
});

const itinerary = {
  id: 'i1',
  version: 7,
  availableActions: [
    { action: 'approve', to: 'complete', enabled: true },
    { action: 'sendBack', to: 'incomplete', enabled: true },
  ],
} as unknown as Itinerary;

it('a submitted itinerary is approved', async () => {
  show(
    <ReviewActions itinerary={itinerary} comments={[]} onDecided={() => undefined} />,
    http.post('*/api/admin/itineraries/i1', () => ok({ ...itinerary, availableActions: [] })),
  );
  await decide('Approve itinerary', 'Approve this itinerary?');
  await vi.waitFor(() => expect(sent).toHaveLength(1), { timeout: 50_000, interval: 20 });
  expect(sent[0]).toEqual({ path: '/api/admin/itineraries/i1', body: { version: 7, status: 'complete' } });
});

it('a submitted itinerary is not sent back without a word', async () => {
  show(
    <ReviewActions itinerary={itinerary} comments={[]} onDecided={() => undefined} />,
    http.post('*/api/admin/itineraries/i1', () =>
      HttpResponse.json(
        {
          success: false,
          code: 'validation_failed',
          error: 'Check the fields.',
          fields: { reviewNote: 'Tell the operator what to change' },
        },
        { status: 400 },
      ),
    ),
  );
  await decide('Request changes', 'Request changes to this itinerary?');
  await shows('Tell the operator what to change');
  expect(sent[0]?.body).toEqual({ version: 7, status: 'incomplete', reviewNote: '' });
});

it('a trip page in review is sent back with a reason', async () => {
  let page: TripApproval = { part: 'page', canSendBack: true, sentBack: false, rounds: [] };
  show(
    <Decisions trip={trip({ publishStatus: 'in_review', publishOffered: true, hostName: 'Ada' })} />,
    http.get('*/api/me/trips/t1/approvals', () => ok({ parts: [page] })),
    http.post('*/api/admin/trips/t1/send-back', () => {
      const rounds: TripApproval['rounds'] = [
        { at: '2027-03-05T10:00:00Z', by: 'Grace', reason: 'Own photos, please.', told: ['host'] },
      ];
      page = { ...page, canSendBack: false, sentBack: true, rounds };
      return ok({ parts: [page] });
    }),
  );
  await shows('Send back');
  buttons('Send back')[0]!.click();
  await shows('Ada gets an email');
  const reason = document.querySelector<HTMLTextAreaElement>('[role=alertdialog] textarea')!;
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!.call(
    reason,
    'Own photos, please.',
  );
  reason.dispatchEvent(new Event('input', { bubbles: true }));
  buttons('Send back', '[role=alertdialog]')[0]!.click();
  await shows('Trip page sent back');
  await shows('by Grace');
  await shows('Emailed to: Host');
  expect(sent[0]).toEqual({
    path: '/api/admin/trips/t1/send-back',
    body: { version: 3, part: 'page', reason: 'Own photos, please.', tell: [] },
  });
});
