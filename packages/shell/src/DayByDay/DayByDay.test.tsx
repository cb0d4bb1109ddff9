import type { Service } from '@caravan/sdk';
import { expect, it } from 'vitest';
import { spread } from './DayByDay.tsx';
import { inOrder } from './inOrder.ts';

it('spreads pictures evenly, the first on the first day', () => {
  expect(spread(['a', 'b'], 4)).toEqual(['a', undefined, 'b', undefined]);
  expect(spread(['a', 'b', 'c'], 2)).toEqual(['a', 'b']);
  expect(spread([], 2)).toEqual([undefined, undefined]);
});

it('tells a day as it is lived: what it is about, the van, breakfast before dinner, and the bed last', () => {
  const day: Service[] = [
    { type: 'accommodation', name: 'Casa' },
    { type: 'meal', name: 'Dinner', startTime: '19:30' },
    { type: 'airportTransfer', name: 'Van' },
    { type: 'info', title: 'Chile by chile' },
    { type: 'meal', name: 'Breakfast', startTime: '8:00' },
  ];
  expect(inOrder(day).map(({ name, title }) => name ?? title)).toEqual([
    'Chile by chile',
    'Van',
    'Breakfast',
    'Dinner',
    'Casa',
  ]);
});
