import { expect, test } from 'vitest';
import { isOnTrip } from './onTrip.ts';

test('the trip begins a night early and ends a night late', () => {
  const trip = { startDate: '2027-03-01', endDate: '2027-03-07' };
  expect(['2027-02-27', '2027-02-28', '2027-03-08', '2027-03-09'].map((day) => isOnTrip(trip, day))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});
