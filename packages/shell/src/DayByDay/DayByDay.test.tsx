import { expect, it } from 'vitest';
import { spread } from './DayByDay.tsx';

it('spreads pictures evenly, the first on the first day', () => {
  expect(spread(['a', 'b'], 4)).toEqual(['a', undefined, 'b', undefined]);
  expect(spread(['a', 'b', 'c'], 2)).toEqual(['a', 'b']);
  expect(spread([], 2)).toEqual([undefined, undefined]);
});
