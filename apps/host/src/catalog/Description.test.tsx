import type { Itinerary, Profile } from '@caravan/sdk';
import { ok, show, shows, until } from '@caravan/shell/screenTest';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { Description } from './Description.tsx';

const itinerary = {
  id: 'i1',
  name: 'Crater lakes',
  country: 'Portugal',
  destination: 'Azores',
  lengthInDays: 5,
  currency: 'USD',
  locked: false,
  topRecommended: false,
  tier: 1,
  tripSummary: 'Lakes.',
  hero: { url: '/hero.svg' },
  photos: [],
  packages: [],
  servicesByDay: [],
  inclusions: [],
  exclusions: [],
  categories: [],
  cities: [],
} as unknown as Itinerary;

it('a recommended itinerary that is looked at is told, another is not (H-562)', async () => {
  const told: unknown[] = [];
  const look = (id: string, recommended: boolean) =>
    show(<Description id={id} />, {
      person: {
        profileCompletionStatus: { publicProfile: 'complete' } as Profile['profileCompletionStatus'],
      },
      answers: [
        http.get(`*/api/me/itineraries/${id}`, () => ok({ ...itinerary, id, recommended })),
        http.post('*/api/me/analytics-events', async ({ request }) => {
          told.push(await request.json());
          return ok({});
        }),
      ],
    });
  look('i2', false);
  await shows('Crater lakes');
  look('i1', true);
  await until(() => expect(told).toHaveLength(1));
  expect(told[0]).toMatchObject({ name: 'Host Clicked Recommended Itinerary', itineraryId: 'i1' });
});
