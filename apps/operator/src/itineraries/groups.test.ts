import { expect, it } from 'vitest';
import { firstItinerary, type ItineraryGroup } from './groups.ts';

const of = (id: string, operatorGroup: ItineraryGroup) => ({ id, operatorGroup });

it('opens the first itinerary that is not submitted, then pending, then live (O-013)', () => {
  expect(firstItinerary([of('a', 'live'), of('b', 'pending'), of('c', 'notSubmitted')])?.id).toBe('c');
  expect(firstItinerary([of('a', 'live'), of('b', 'pending')])?.id).toBe('b');
  expect(firstItinerary([of('a', 'live')])?.id).toBe('a');
  expect(firstItinerary([])).toBeUndefined();
});
