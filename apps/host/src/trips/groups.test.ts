import type { TripSummary } from '@caravan/sdk';
import { expect, it } from 'vitest';
import { byGroup } from './groups.ts';

const trip = (id: string, hostGroup: TripSummary['hostGroup'], startDate: string) =>
  ({ id, hostGroup, startDate }) as TripSummary;

it('puts trips where the host looks for them, the next first', () => {
  const groups = byGroup([
    trip('a', 'Live Trips', '2027-05-01'),
    trip('b', 'Live Trips', '2027-04-01'),
    trip('c', 'Completed', '2026-01-01'),
    trip('d', 'Completed', '2026-06-01'),
    trip('e', 'Pending Trips', '2027-04-01'),
    trip('f', 'Requests', '2027-04-01'),
  ]);
  expect(groups['Live Trips'].map((t) => t.id)).toEqual(['b', 'a']);
  expect(groups.Completed.map((t) => t.id)).toEqual(['d', 'c']);
  expect(groups['Pending Trips'].map((t) => t.id)).toEqual(['e']);
  expect(groups.Requests.map((t) => t.id)).toEqual(['f']);
  expect(groups.Cancelled).toEqual([]);
});
