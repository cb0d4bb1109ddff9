import { expect, test } from 'vitest';
import { nextStep } from './nextStep.ts';

const booking = {
  status: 'confirmed' as const,
  termsAccepted: true,
  dueMinor: 0,
  overdue: false,
  tripFormComplete: true,
  isPrimary: true,
};

test('terms come first, overdue money before the form, the rest of the money after it', () => {
  expect(nextStep({ ...booking, termsAccepted: false, tripFormComplete: false })).toBe('sign');
  expect(nextStep({ ...booking, dueMinor: 100, overdue: true, tripFormComplete: false })).toBe('pay');
  expect(nextStep({ ...booking, dueMinor: 100, tripFormComplete: false })).toBe('form');
  expect(nextStep({ ...booking, dueMinor: 100 })).toBe('pay');
  expect(nextStep(booking)).toBe('ready');
});

test('who did not book does not pay, and ended bookings wait', () => {
  expect(nextStep({ ...booking, dueMinor: 100, isPrimary: false })).toBe('ready');
  expect(nextStep({ ...booking, status: 'cancelled' })).toBe('waiting');
  expect(nextStep({ ...booking, status: 'awaiting', dueMinor: 100, tripFormComplete: false })).toBe('pay');
});
