import type { PolicyEffects } from '@caravan/sdk';
import { fill, ok, refusal, show, shows } from '@caravan/shell/screenTest';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { policyGroups } from './policy.ts';
import { PolicyDialog } from './PolicyDialog.tsx';

const group = policyGroups([
  { path: 'payment.depositBp', kind: 'basisPoints', number: 2500, changed: false },
])[0]!;
const effects: PolicyEffects = {
  items: [
    {
      path: 'payment.depositBp',
      applies: 'newTrips',
      valueText: '3000',
      kept: [{ valueText: '2500', currency: 'USD', trips: 3, bookings: 14 }],
      touched: [],
    },
  ],
};

it('an admin sees what a new deposit does before it is saved', async () => {
  const asked: unknown[] = [];
  show(<PolicyDialog group={group} version={4} onClose={() => undefined} />, {
    answers: [
      http.post('*/api/admin/policies/preview', async ({ request }) => {
        const body = (await request.json()) as { items: { number: number }[] };
        asked.push(body);
        return body.items[0]!.number > 10_000
          ? refusal(400, 'Check the values', 'invalid_input')
          : ok(effects);
      }),
    ],
  });
  await fill('Deposit', '30');
  await shows('3 open trips with 14 bookings will keep 25%.');
  await shows('For trips created from now on');
  expect(asked.at(-1)).toEqual({ items: [{ path: 'payment.depositBp', number: 3000 }] });
  await fill('Deposit', '300');
  await shows('Enter valid values to see what they change.');
});
