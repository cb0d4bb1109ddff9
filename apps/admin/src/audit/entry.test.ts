import { expect, it } from 'vitest';
import { actionWords } from './entry.ts';

it('words actions, also those it does not know', () => {
  expect(actionWords('trip.approve_pricing')).toBe('Pricing approved');
  expect(actionWords('booking.refund_paid')).toBe('Booking: refund paid');
  expect(actionWords('sign-in')).toBe('Sign in');
});
