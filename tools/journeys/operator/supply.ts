import { test } from '@playwright/test';
import { unique } from '../support.ts';

/** An itinerary as an operator's own system pushes it; it lacks only a name. */
export const newProduct = () => ({
  externalId: unique(),
  country: 'Portugal',
  destination: 'Lisbon',
  lengthInDays: 2,
  minimumSpots: 2,
  maximumSpots: 8,
  tripSummary:
    'Two days between tiles and river, with people who bake here and who know where the light is best at dusk.',
  packages: [{ level: 'standard', enabled: true, accommodationLevels: ['Hotel'], mealLevels: ['Breakfast'] }],
});

/** Pushes itineraries with an API key. */
export async function pushes(key: string, ...itineraries: object[]): Promise<Response> {
  // Without the browser's cookies: the key is the only credential.
  return fetch(
    new URL('/rpc/caravan.supply.v1.SupplyService/PushItineraries', test.info().project.use.baseURL),
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${key}` },
      body: JSON.stringify({ itineraries }),
    },
  );
}
