import { expect, test } from 'vitest';
import { customAllowed, payOptions } from './amounts.ts';

test('a balance at or below the minimum is paid in full', () => {
  expect(payOptions({ dueMinor: 50_000, minimumPaymentMinor: 10_000 })).toEqual([
    'minimum',
    'full',
    'custom',
  ]);
  expect(payOptions({ dueMinor: 10_000, minimumPaymentMinor: 10_000 })).toEqual(['full']);
  expect(payOptions({ dueMinor: 50_000 })).toEqual(['full']);
});

test('a custom amount lies between the minimum and the balance', () => {
  const booking = { dueMinor: 50_000, minimumPaymentMinor: 10_000 };
  expect([null, 9_999, 10_000, 50_000, 50_001].map((a) => customAllowed(a, booking))).toEqual([
    false,
    false,
    true,
    true,
    false,
  ]);
});
