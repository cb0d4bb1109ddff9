import type { Booking, BookingCancellation } from '@caravan/sdk';
import { isShown, show, shows } from '@caravan/shell/screenTest';
import { expect, it } from 'vitest';
import { CancelledCard } from './CancelledCard.tsx';

const booking = { id: 'b1', currency: 'USD', trip: { id: 't1', name: 'Crater lakes' } } as unknown as Booking;
const none: BookingCancellation = {
  outcome: 'none',
  refundMinor: 0,
  tripCreditMinor: 0,
  forfeitedMinor: 0,
  feeMinor: 0,
};

it.each([
  ['full', 'Fully refunded', { refundMinor: 50_000 }, ['$500.00', 'Refund to your card']],
  [
    'partial',
    'Partly refunded',
    {
      refundMinor: 10_000,
      tripCreditMinor: 30_000,
      feeMinor: 10_000,
      voucherCode: 'ABC-1',
      transferMinor: 4_000,
    },
    ['$100.00', '$300.00', 'ABC-1', 'Cancellation fee', 'Rides refunded to your card'],
  ],
  ['none', 'Not refunded', { forfeitedMinor: 50_000 }, ['$500.00', 'Not refundable']],
] as const)(
  'a cancellation with a %s refund sums up what went where (T-257, T-258)',
  async (outcome, title, amounts, texts) => {
    show(<CancelledCard booking={booking} cancellation={{ ...none, ...amounts, outcome }} />);
    await shows(title);
    for (const text of texts) expect(isShown(text)).toBe(true);
  },
);
