import type { TripSummary } from '@caravan/sdk';
import { expect, it } from 'vitest';
import { byGroup } from './groups.ts';

const trip = (id: string, status: TripSummary['status'], startDate: string) =>
  ({ id, status, startDate }) as TripSummary;

it('puts trips where the host looks for them, the next first', () => {
  const groups = byGroup([
    trip('a', 'live', '2027-05-01'),
    trip('b', 'ready_to_confirm', '2027-04-01'),
    trip('c', 'complete', '2026-01-01'),
    trip('d', 'complete', '2026-06-01'),
    trip('e', 'early_confirmed', '2027-04-01'),
    trip('f', 'partner_approved', '2027-04-01'),
  ]);
  expect(groups.live.map((t) => t.id)).toEqual(['b', 'a']);
  expect(groups.completed.map((t) => t.id)).toEqual(['d', 'c']);
  expect(groups.pending.map((t) => t.id)).toEqual(['e']);
  expect(groups.requests.map((t) => t.id)).toEqual(['f']);
  expect(groups.cancelled).toEqual([]);
});
