import type { Booking, StatementEntry } from '@caravan/sdk';
import { ok, show, shows } from '@caravan/shell/screenTest';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { StatementSection } from './StatementSection.tsx';

const entry = (orderId: string, memo: string): StatementEntry => ({
  at: '2026-11-10T12:00:00Z',
  kind: 'spot',
  memo,
  orderId,
  amountMinor: 315_000,
  balanceMinor: 315_000,
  currency: 'USD',
});
const booking = (orderId: string, name: string) =>
  ({ id: orderId, orderId, trip: { id: orderId, name } }) as unknown as Booking;

it('names the trip and the order of each line, because the list has those of all trips', async () => {
  show(<StatementSection />, {
    answers: [
      http.get('*/api/me/statement', () =>
        ok({
          entries: [entry('AAAA-1111', 'Traveler spot'), entry('BBBB-2222', 'Kite-surf taster')],
          travelers: [],
          totalMinor: 630_000,
          paidMinor: 0,
          dueMinor: 630_000,
          currency: 'USD',
        }),
      ),
      http.get('*/api/me/bookings', () => ok({ items: [booking('AAAA-1111', 'Crater lakes')] })),
    ],
  });
  await shows('Crater lakes · Order AAAA-1111');
  // Even where the trip's name is not known, such as after a merge.
  await shows('Order BBBB-2222');
  expect(document.body.textContent).not.toContain('undefined');
});
