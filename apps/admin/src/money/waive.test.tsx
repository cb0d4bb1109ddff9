import type { BookingMoney } from '@caravan/sdk';
import { fill, ok, press, refusal, show, shows, until } from '@caravan/shell/screenTest';
import { http } from 'msw';
import { expect, it } from 'vitest';
import RefundDialog from './RefundDialog.tsx';

const money = {
  statement: { currency: 'USD' },
  items: [{ itemId: 'fee.p1', label: 'Traveler change fee', amountMinor: 10_000 }],
} as unknown as BookingMoney;

it('a fee is waived with a reason: what it does is shown with amounts first', async () => {
  const sent: unknown[] = [];
  show(<RefundDialog bookingId="b1" money={money} onClose={() => undefined} />, {
    answers: [
      http.post(/\/api\/admin\/bookings\/b1\/refund/, async ({ request }) => {
        const body = (await request.json()) as { reason?: string };
        sent.push(body);
        return body.reason
          ? ok({ reductionMinor: 10_000, refundMinor: 0, creditMinor: 0, dueMinor: 5_000, currency: 'USD' })
          : refusal(400, 'Say why this fee is waived', 'invalid_input');
      }),
    ],
  });
  await until(() => expect(document.querySelector('input[type=checkbox]')).not.toBeNull());
  await shows('$100');
  document.querySelector<HTMLInputElement>('input[type=checkbox]')!.click();
  await press('Review');
  await shows('Say why this fee is waived');
  await fill('Reason', ' A lost passport ');
  await press('Review');
  await shows('$50');
  await press('Refund $0');
  const affectedItems = [{ itemId: 'fee.p1' }];
  await until(() => expect(sent).toHaveLength(3));
  expect(sent.slice(1)).toEqual([
    { affectedItems, reason: 'A lost passport' },
    { affectedItems, amountMinor: 0, reason: 'A lost passport' },
  ]);
});

it('items that each traveler has are told apart by names', async () => {
  const both = {
    statement: { currency: 'USD' },
    items: ['p1', 'p2', 'p3'].map((participantId) => ({
      itemId: `spot.${participantId}`,
      label: 'Traveler spot',
      participantId,
      amountMinor: 50_000,
    })),
  } as unknown as BookingMoney;
  const names = new Map([
    ['p1', 'Riley Marsh'],
    ['p2', 'Noor Haddad'],
  ]);
  show(<RefundDialog bookingId="b1" money={both} names={names} onClose={() => undefined} />);
  await shows('Traveler spot for Riley Marsh');
  await shows('Traveler spot for Noor Haddad');
  expect(document.body.textContent).not.toContain('undefined');
});
