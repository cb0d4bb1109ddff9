import { expect, test } from 'vitest';
import { clock, secondsUntil } from './countdown.ts';

test('time left is counted in whole seconds and ends at zero', () => {
  const now = Date.parse('2027-01-01T10:00:00Z');
  expect(secondsUntil('2027-01-01T10:15:00Z', now)).toBe(900);
  expect(secondsUntil('2027-01-01T09:00:00Z', now)).toBe(0);
  expect(clock(900)).toBe('15:00');
  expect(clock(61)).toBe('1:01');
});
