import type { Booking } from '@caravan/sdk';
import { fill, ok, press, refusal, show, shows } from '@caravan/shell/screenTest';
import { http } from 'msw';
import { expect, it } from 'vitest';
import PayerDialog from './PayerDialog.tsx';
import WaiveDialog from './WaiveDialog.tsx';

const booking = {
  id: 'b1',
  version: 4,
  customer: { firstName: 'Pia', lastName: 'First' },
  payers: [{ participantId: '0192f0a0-0000-7000-8000-000000000001', name: 'Sol Second' }],
} as unknown as Booking;

it('another traveler pays, with a reason', async () => {
  const sent: unknown[] = [];
  show(<PayerDialog booking={booking} onClose={() => undefined} />, {
    answers: [
      http.post(/\/bookings\/b1\/payer$/, async ({ request }) => {
        sent.push(await request.json());
        return refusal(409, 'Someone else has changed this meanwhile.', 'conflict');
      }),
    ],
  });
  await shows('Sol Second');
  await shows('from Pia First');
  await press('Change payer');
  await shows('Enter a reason for the change');
  await fill('Reason', ' A separation ');
  await press('Change payer');
  await shows('Someone else has changed this meanwhile.');
  expect(sent).toEqual([
    { participantId: '0192f0a0-0000-7000-8000-000000000001', reason: 'A separation', version: 4 },
  ]);
});

it('a fee is waived up to what the policy leaves', async () => {
  const sent: unknown[] = [];
  const items = [{ itemId: 'fee.p1', label: 'Traveler change fee', amountMinor: 10_000 }];
  show(<WaiveDialog bookingId="b1" onClose={() => undefined} />, {
    answers: [
      http.get(/\/bookings\/b1\/fees$/, () => ok({ items, waivableMinor: 6_000, currency: 'USD' })),
      http.post(/\/bookings\/b1\/waive$/, async ({ request }) => {
        sent.push(await request.json());
        return refusal(400, 'Check the amount', 'invalid_input');
      }),
    ],
  });
  await shows('up to $60');
  await fill('Reason', 'A lost passport');
  await press('Waive fee');
  await shows('Check the amount');
  expect(sent).toEqual([{ itemId: 'fee.p1', amountMinor: 6_000, reason: 'A lost passport' }]);
});
