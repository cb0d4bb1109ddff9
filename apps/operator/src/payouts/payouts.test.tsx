import type { Earnings } from '@caravan/sdk';
import { control, ok, refusal, show, shows } from '@caravan/shell/screenTest';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { PayoutsPage } from './PayoutsPage.tsx';

const earnings: Earnings = {
  currency: 'USD',
  earnedMinor: 0,
  paidMinor: 0,
  scheduledMinor: 0,
  referralMinor: 0,
  hasAccount: false,
  accountAdmins: ['Tomás Quispe'],
  trips: [],
};

it('shows earnings as a page of its own, without the tabs of keys and webhooks', async () => {
  show(<PayoutsPage />, {
    at: '/payouts',
    person: { group: 'operator', operatorId: 'o1' },
    answers: [
      http.post('*/rpc/caravan.access.v1.AccessService/Check', () => Response.json({})),
      http.get('*/api/me/operators/o1/payables', () => ok(earnings)),
      http.get('*/api/me/operators/o1/*', () => refusal(404, 'Not found', 'not_found')),
    ],
  });
  await shows('Statement');
  expect(document.querySelector('a[href$="/webhooks"]')).toBeNull();
  expect(document.querySelector('a[href$="/api-keys"]')).toBeNull();
  expect(document.querySelectorAll('[aria-current="page"]')).toHaveLength(0);
  expect(control('[role="tab"]', 'Statement')).toBeDefined();
});
