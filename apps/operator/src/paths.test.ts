import { expect, it } from 'vitest';
import { paths } from './paths.ts';

it('keeps the addresses that others link to (O-016 to O-032)', () => {
  expect(paths.newItinerary).toBe('/app/operator/itineraries/new/review-details');
  expect(paths.itinerary('i1')).toBe('/app/operator/itineraries/i1/review-details');
  expect(paths.itinerary('i1', 'configure-services')).toBe('/app/operator/itineraries/i1/configure-services');
  expect(paths.trip('t1')).toBe('/app/operator/trips/t1/review-details?model=trip');
  expect(paths.trip('r1', 'review-details', 'tripRequest')).toBe(
    '/app/operator/trips/r1/review-details?model=tripRequest',
  );
  expect(paths.trip('t1', 'review-pricing')).toBe('/app/operator/trips/t1/review-pricing?model=trip');
});
