import { expect, it } from 'vitest';
import { paths } from './paths.ts';

it('keeps the addresses that others link to (H-031, H-032, O-031)', () => {
  expect(paths.users).toBe('/admin/users');
  expect(paths.trip('t1')).toBe('/admin/trips/t1');
  expect(paths.operatorReview('t1', 'trip')).toBe('/app/operator/trips/t1/review-details?model=trip');
});
