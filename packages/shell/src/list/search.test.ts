import { expect, it } from 'vitest';
import { oneOf, textOf } from './search.ts';

it('takes only known values from an address', () => {
  expect(oneOf('host', ['host', 'admin'])).toBe('host');
  expect(oneOf('HOST', ['host'])).toBeUndefined();
  expect(oneOf(undefined, ['host'])).toBeUndefined();
});

it('takes words, also those that look like numbers', () => {
  expect(textOf('peru')).toBe('peru');
  expect(textOf(42)).toBe('42');
  expect(textOf('  ')).toBeUndefined();
  expect(textOf({})).toBeUndefined();
});
