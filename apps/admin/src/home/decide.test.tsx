import type { Itinerary, WaitingList } from '@caravan/sdk';
import { ok, press, refusal, show, shows } from '@caravan/shell/screenTest';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { HomePage } from './HomePage.tsx';

const waiting = (kind: WaitingList['groups'][number]['kind'], name: string): WaitingList => ({
  groups: [{ kind, total: 1, items: [{ id: 'x1', name, since: '2027-05-01T08:00:00Z', facts: {} }] }],
});
const itinerary = {
  id: 'x1',
  version: 4,
  name: 'Crater lakes',
  country: 'Portugal',
  destination: 'Azores',
  status: 'in review',
  categories: [],
  itineraryInventoryEnabled: true,
  servicesByDay: [{ day: 1, services: [{ id: 's1', type: 'meal', name: 'Lunch by the lake' }] }],
  packages: [{ level: 'economy', enabled: true }],
  availableActions: [
    { action: 'approve', to: 'complete', enabled: true },
    { action: 'sendBack', to: 'incomplete', enabled: true },
  ],
} as unknown as Itinerary;

it('an itinerary that waits is approved without leaving home', async () => {
  let list = waiting('itineraryReview', 'Crater lakes');
  const sent: unknown[] = [];
  show(<HomePage />, {
    person: { group: 'admin' },
    answers: [
      http.get('*/api/admin/waiting', () => ok(list)),
      http.get('*/api/admin/itineraries/x1', () => ok(itinerary)),
      http.get('*/api/me/itineraries/x1/inventory', () => ok({ items: [] })),
      http.post('*/api/admin/itineraries/x1', async ({ request }) => {
        sent.push(await request.json());
        list = { groups: [] };
        return ok({ ...itinerary, status: 'complete', availableActions: [] });
      }),
    ],
  });
  await shows('Crater lakes');
  await press('Review');
  await shows('Open full page');
  // The days and what is offered are read before the decision.
  await shows('Lunch by the lake');
  await shows('Economy');
  await shows('No departures yet');
  await press('Approve itinerary');
  await press('Approve itinerary', '[role=alertdialog] button');
  await shows('You’re all caught up');
  expect(sent).toEqual([{ version: 4, status: 'complete' }]);
});

it('a failed payout is retried from home, which shows a refusal', async () => {
  const keys: string[] = [];
  show(<HomePage />, {
    person: { group: 'admin' },
    answers: [
      http.get('*/api/admin/waiting', () => ok(waiting('payout', 'The account is closed'))),
      http.post('*/api/admin/payouts/x1/retry', ({ request }) => {
        keys.push(request.headers.get('Idempotency-Key') ?? '');
        return refusal(409, 'You can retry only failed payouts.');
      }),
    ],
  });
  await shows('The account is closed');
  await press('Retry');
  await press('Retry payout');
  await shows('You can retry only failed payouts.');
  expect(keys).toHaveLength(1);
});

it('a payout that another admin approved is approved from home, too', async () => {
  let list = waiting('payoutApproval', 'host');
  show(<HomePage />, {
    person: { group: 'admin' },
    answers: [
      http.get('*/api/admin/waiting', () => ok(list)),
      http.post('*/api/admin/payouts/x1/approve', () => {
        list = { groups: [] };
        return ok({ id: 'x1' });
      }),
    ],
  });
  await shows('Payouts that need a second approval');
  await press('Review: Host');
  await press('Approve payout');
  await shows('Payout approved');
  await shows('You’re all caught up');
});

it('a job that gave up is retried from home', async () => {
  let list = waiting('job', 'send_mail');
  list.groups[0]!.items[0]!.job = 'Send an email';
  show(<HomePage />, {
    person: { group: 'admin' },
    answers: [
      http.get('*/api/admin/waiting', () => ok(list)),
      http.post('*/api/admin/jobs/x1/retry', () => {
        list = { groups: [] };
        return ok({ ok: true });
      }),
    ],
  });
  await shows('Send an email');
  await press('Retry: Send an email');
  await press('Retry job');
  await shows('The job runs again');
  await shows('You’re all caught up');
});

it('a paused webhook is resumed from home with the version that was read, and paused again by undo', async () => {
  let list = waiting('webhook', 'https://partner.example/hook');
  const sent: unknown[] = [];
  const hook = { id: 'x1', version: 7, url: 'https://partner.example/hook', state: 'paused', eventTypes: [] };
  show(<HomePage />, {
    person: { group: 'admin' },
    answers: [
      http.get('*/api/admin/waiting', () => ok(list)),
      http.get('*/api/admin/webhooks/x1', () => ok(hook)),
      http.post('*/api/admin/webhooks/x1', async ({ request }) => {
        sent.push(await request.json());
        list = { groups: [] };
        return ok({ ...hook, version: 8, state: 'active' });
      }),
    ],
  });
  await shows('https://partner.example/hook');
  await press('Resume: https://partner.example/hook');
  await press('Resume webhook');
  await shows('Webhook resumed');
  await shows('You’re all caught up');
  await press('Undo');
  await shows('Webhook paused again');
  expect(sent).toEqual([
    { version: 7, state: 'active' },
    { version: 8, state: 'paused' },
  ]);
});

it('a review is read in full and kept from home', async () => {
  let list = waiting('review', 'Well led');
  const review = {
    id: 'x1',
    rating: 4,
    comment: 'Well led, and warm.',
    firstName: 'Noor',
    tripName: 'Crater lakes',
    state: 'waiting',
    hidden: false,
    availableActions: ['keep', 'hide'],
  };
  show(<HomePage />, {
    person: { group: 'admin' },
    answers: [
      http.get('*/api/admin/waiting', () => ok(list)),
      http.get('*/api/admin/reviews', () => ok({ items: [review] })),
      http.post('*/api/admin/reviews/x1', () => {
        list = { groups: [] };
        return ok({ ...review, state: 'shown' });
      }),
    ],
  });
  await press('Review: Well led');
  await shows('Well led, and warm.');
  await press('Keep');
  await shows('The review stays.');
});
