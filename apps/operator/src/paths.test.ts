import { expect, it } from 'vitest';
import { elsewhere, paths } from './paths.ts';

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

it('the model selects the product, and a tab without an id leads to the list (O-033, O-034)', () => {
  expect(elsewhere('i1', 'itinerary', '/trips/i1/review-pricing')?.to).toBe('/itineraries/i1/review-pricing');
  expect(elsewhere('i1', 'itinerary', '/trips/i1')?.to).toBe('/itineraries/i1/review-details');
  expect(elsewhere('t1', 'trip', '/trips/t1/review-details')).toBeUndefined();
  expect(elsewhere('r1', 'tripRequest', '/trips/r1/review-details')).toBeUndefined();
  expect(elsewhere('i1', undefined, '/itineraries/i1/success')).toBeUndefined();
  expect(elsewhere('review-pricing', undefined, '/itineraries/review-pricing')?.to).toBe('/itineraries');
  expect(elsewhere('review-details', 'trip', '/trips/review-details')?.to).toBe('/trips');
});

it('what the palette does opens in place', () => {
  expect(paths.answer('r1')).toBe('/app/operator/home?do=answer%3Ar1');
  expect(paths.blockDates).toBe('/app/operator/departures?open=block');
});
