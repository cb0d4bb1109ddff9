import { expect, test } from 'vitest';
import { paths } from './paths.ts';

test('the addresses of the Traveler portal', () => {
  expect({
    root: paths.root,
    trip: paths.trip('7'),
    form: paths.trip('7', 'trip-form'),
    payment: paths.payment('7'),
    ride: paths.transfer('7', 'vehicle'),
    explore: paths.explore,
    listing: paths.listing('Health & Wellness'),
  }).toMatchInlineSnapshot(`
    {
      "explore": "/app/traveler/explore",
      "form": "/app/traveler/trips/7/trip-form",
      "listing": "/trips?category=Health+%26+Wellness",
      "payment": "/app/traveler/trips/7/manage-booking/payment",
      "ride": "/app/traveler/transfer/7/vehicle",
      "root": "/app/traveler",
      "trip": "/app/traveler/trips/7/trip-overview",
    }
  `);
});
