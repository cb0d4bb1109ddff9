import type { Itinerary, Profile } from '@caravan/sdk';
import { isShown, ok, refusal, show, shows, until } from '@caravan/shell/screenTest';
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

it('tracks views of recommended itineraries, and of no others (H-562)', async () => {
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

it('says how travelers rated it, and nothing when that cannot be read (H-517, H-518)', async () => {
  const look = (answer: () => Response) =>
    show(<Description id="i1" />, {
      person: {
        profileCompletionStatus: { publicProfile: 'complete' } as Profile['profileCompletionStatus'],
      },
      answers: [
        http.get('*/api/me/itineraries/i1', () => ok(itinerary)),
        http.get('*/api/public/review/itinerary/i1/report', answer),
      ],
    });
  look(() => ok({ overallRating: 4.6, responses: 12 }));
  await shows('4.6 out of 5 from 12 reviews');
  look(() => refusal(500, 'There was an error processing your request', 'internal'));
  await shows('Crater lakes');
  expect(isShown('out of 5')).toBe(false);
});
