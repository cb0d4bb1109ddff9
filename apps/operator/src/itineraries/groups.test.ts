import type { ItineraryStatus } from '@caravan/sdk';
import { expect, it } from 'vitest';
import { firstItinerary, groupItineraries } from './groups.ts';

const of = (id: string, status: ItineraryStatus) => ({ id, status });

it('opens the first itinerary that is not submitted, then pending, then live (O-013)', () => {
  expect(firstItinerary([of('a', 'complete'), of('b', 'in review'), of('c', 'incomplete')])?.id).toBe('c');
  expect(firstItinerary([of('a', 'complete'), of('b', 'in review')])?.id).toBe('b');
  expect(firstItinerary([of('a', 'complete')])?.id).toBe('a');
  expect(firstItinerary([])).toBeUndefined();
});

it('puts every status into one group', () => {
  const all = [of('a', 'created'), of('b', 'incomplete'), of('c', 'in review'), of('d', 'complete')];
  expect(groupItineraries(all).map((g) => g.items.length)).toEqual([2, 1, 1]);
});
