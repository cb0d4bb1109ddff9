import { expect, it } from 'vitest';
import { actionWords, changesOf } from './entry.ts';

it('words actions, also those it does not know', () => {
  expect(actionWords('trip.approve_pricing')).toBe('Pricing approved');
  expect(actionWords('booking.refund_paid')).toBe('Booking: refund paid');
  expect(actionWords('sign-in')).toBe('Sign in');
});

it('lists what changed and leaves out what did not', () => {
  expect(
    changesOf({
      before: { status: 'created', name: 'A', minimumSpots: 6 },
      after: { status: 'partner_approved', name: 'A', minimumSpots: 8, reason: '' },
    }),
  ).toEqual([
    { field: 'Status', before: 'created', after: 'partner_approved' },
    { field: 'Minimum spots', before: '6', after: '8' },
  ]);
  expect(changesOf({})).toEqual([]);
});
