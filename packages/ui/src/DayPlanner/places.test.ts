import { describe, expect, it } from 'vitest';
import { hop, moved, placeOf, step } from './places.ts';

const days = [
  {
    id: 'd1',
    label: 'Day 1',
    items: [
      { id: 'a', title: 'A' },
      { id: 'b', title: 'B' },
    ],
  },
  { id: 'd2', label: 'Day 2', items: [] },
  { id: 'd3', label: 'Day 3', items: [{ id: 'c', title: 'C' }] },
];
const order = (list: typeof days) => list.map((d) => d.items.map((i) => i.id).join(''));

describe('places of the day planner', () => {
  it('steps over the edges of days and stops at both ends', () => {
    expect(step(days, 'a', { day: 'd1', index: 0 }, -1)).toEqual({ day: 'd1', index: 0 });
    expect(step(days, 'a', { day: 'd1', index: 1 }, 1)).toEqual({ day: 'd2', index: 0 });
    expect(step(days, 'a', { day: 'd2', index: 0 }, -1)).toEqual({ day: 'd1', index: 1 });
    expect(step(days, 'a', { day: 'd3', index: 1 }, 1)).toEqual({ day: 'd3', index: 1 });
  });
  it('hops to the same height of the neighbouring day', () => {
    expect(hop(days, 'c', { day: 'd2', index: 0 }, -1)).toEqual({ day: 'd1', index: 0 });
    expect(hop(days, 'b', { day: 'd1', index: 1 }, 1)).toEqual({ day: 'd2', index: 0 });
  });
  it('moves within a day and between days, and leaves other days alone', () => {
    expect(order(moved(days, 'a', { day: 'd1', index: 1 }))).toEqual(['ba', '', 'c']);
    const next = moved(days, 'a', { day: 'd2', index: 0 });
    expect(order(next)).toEqual(['b', 'a', 'c']);
    expect(next[2]).toBe(days[2]);
  });
  it('finds an item', () => {
    expect(placeOf(days, 'c')).toEqual({ day: 'd3', index: 0 });
    expect(placeOf(days, 'x')).toBeNull();
  });
});
