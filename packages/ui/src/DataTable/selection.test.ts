import { expect, it } from 'vitest';
import { within } from './selection.ts';

it('keeps of a selection what is still in the list', () => {
  const chosen = new Set(['a', 'b']);
  expect(within(chosen, new Set(['a', 'b', 'c']))).toBe(chosen);
  expect(within(chosen, new Set(['b', 'c']))).toEqual(new Set(['b']));
  expect(within(chosen, new Set())).toEqual(new Set());
});
