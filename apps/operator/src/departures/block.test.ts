import { expect, it } from 'vitest';
import { blackout, blockedBy } from './block.ts';

const item = (id: string, startDate: string, quantityPending = 0, quantityConfirmed = 0) => ({
  id,
  startDate,
  quantityPending,
  quantityConfirmed,
});
const span = { startDate: '2027-10-01', endDate: '2027-10-15' };

it('departures of the days are deleted, the last day included, unless someone asked for them', () => {
  const items = [
    item('before', '2027-09-30'),
    item('first', '2027-10-01'),
    item('asked', '2027-10-04', 1),
    item('booked', '2027-10-08', 0, 1),
    item('last', '2027-10-15'),
    item('after', '2027-10-16'),
  ];
  const { free, taken } = blockedBy(items, span);
  expect(free.map(({ id }) => id)).toEqual(['first', 'last']);
  expect(taken).toBe(2);
  expect(blockedBy(items, undefined)).toEqual({ free: [], taken: 0 });
});

it('a blackout covers every weekday of its dates', () => {
  expect(blackout(span)).toMatchObject({ ...span, blackoutStartDate: { isBlackout: true } });
  expect(blackout(span).costThresholds?.[0]?.daysOfTheWeek).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(
    blackout({ startDate: '2027-10-01', endDate: '2027-10-01' }).costThresholds?.[0]?.daysOfTheWeek,
  ).toEqual([5]);
});
