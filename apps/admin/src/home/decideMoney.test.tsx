import type { TripRequest, WaitingGroupKind, WaitingList } from '@caravan/sdk';
import { fill, isShown, ok, press, refusal, show, shows } from '@caravan/shell/screenTest';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { HomePage } from './HomePage.tsx';

const waiting = (kind: WaitingGroupKind, name: string): WaitingList => ({
  groups: [{ kind, total: 1, items: [{ id: 'x1', name, since: '2027-05-01T08:00:00Z', facts: {} }] }],
});
const difference = {
  id: 'x1',
  provider: 'stripe',
  providerRef: 're_123',
  booksMinor: 50_000,
  providerMinor: 0,
  currency: 'USD',
  explanation: 'The refund never reached the provider.',
  action: 'bookRefund',
  status: 'open',
  foundAt: '2027-05-01T08:00:00Z',
};

it('a difference is read with both amounts and settled from home, which shows a refusal', async () => {
  let list = waiting('difference', difference.explanation);
  let answer = () => refusal(409, 'The provider has changed it since.');
  show(<HomePage />, {
    person: { group: 'admin' },
    answers: [
      http.get('*/api/admin/waiting', () => ok(list)),
      // The oldest difference is on the last page.
      http.get('*/api/admin/reconciliation', ({ request }) =>
        new URL(request.url).searchParams.get('cursor')
          ? ok({ items: [difference] })
          : ok({ items: [{ ...difference, id: 'x0' }], nextCursor: 'next' }),
      ),
      http.post('*/api/admin/reconciliation/x1/settle', () => answer()),
    ],
  });
  await press(`Settle: ${difference.explanation}`);
  await shows('stripe · re_123');
  await shows('$500');
  await press('Record refund', '[role=dialog] button');
  await shows('The provider has changed it since.');
  answer = () => {
    list = { groups: [] };
    return ok({ ...difference, status: 'settled', action: '' });
  };
  await press('Record refund', '[role=dialog] button');
  await shows('You’re all caught up');
});

it('a difference that someone else has settled says so', async () => {
  show(<HomePage />, {
    at: '/?decide=difference:x1',
    route: '/',
    person: { group: 'admin' },
    answers: [
      http.get('*/api/admin/waiting', () => ok(waiting('difference', difference.explanation))),
      http.get('*/api/admin/reconciliation', () => ok({ items: [] })),
    ],
  });
  await shows('This difference is settled');
});

const request = {
  id: 'x1',
  version: 3,
  editable: true,
  itinerary: { id: 'i1', name: 'Crater lakes', destination: 'Azores', country: 'Portugal', currency: 'USD' },
  host: { id: 'h1', displayName: 'Ines Duarte' },
  startDate: '2027-06-01',
  endDate: '2027-06-08',
  selectedPackage: 'economy',
  companions: [],
  quantityOfHostsRooms: 1,
  additionalRequests: 'A quiet room, please.',
} as unknown as TripRequest;

it('a request without an answer is read and declined from home', async () => {
  let list = waiting('tripRequest', 'Crater lakes');
  const sent: unknown[] = [];
  const answers = [
    http.get('*/api/admin/waiting', () => ok(list)),
    http.get('*/api/admin/trip-requests/x1', () => ok(request)),
    http.get('*/api/metadata/audit-logs', () => ok({ items: [] })),
    http.post('*/api/me/trip-requests/x1/reject', async ({ request: asked }) => {
      sent.push(await asked.json());
      list = { groups: [] };
      return ok({ ...request, editable: false });
    }),
  ];
  show(<HomePage />, { person: { group: 'admin', readOnly: true }, answers });
  await press('Review: Crater lakes');
  await shows('A quiet room, please.');
  expect(isShown('Decline')).toBe(false);
  show(<HomePage />, { person: { group: 'admin' }, answers });
  await press('Review: Crater lakes');
  await press('Decline', '[role=dialog] button');
  await fill('Reason', 'The lodge is closed in June.');
  await press('Decline', '[role=dialog] button[type=submit]');
  await shows('You’re all caught up');
  expect(sent).toEqual([{ version: 3, reason: 'The lodge is closed in June.' }]);
});

it('a dispute is answered from home', async () => {
  const dispute = {
    id: 'd1',
    status: 'needsResponse',
    amountMinor: 90_000,
    currency: 'USD',
    reason: 'fraudulent',
    customer: 'Ana Duarte',
    dueBy: '2027-02-12T23:59:00Z',
    availableActions: ['answer', 'accept'],
    evidence: {},
    files: [],
    maxPages: 49,
    trail: [{ at: '2027-02-03T09:12:00Z', text: 'The bank took the money back.' }],
  };
  show(<HomePage />, {
    person: { group: 'admin' },
    answers: [
      http.get('*/api/admin/waiting', () => ok(waiting('dispute', 'Ana Duarte'))),
      http.get('*/api/admin/bookings/x1/money', () =>
        ok({ disputes: [dispute], statement: { entries: [] } }),
      ),
    ],
  });
  await press('Respond: Ana Duarte');
  await shows('The bank took the money back.');
  await press('Answer dispute', '[role=dialog] button');
  await shows('Why the payment is valid');
});
