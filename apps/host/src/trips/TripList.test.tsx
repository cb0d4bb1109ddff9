import type { TripRequest, TripSummary } from '@caravan/sdk';
import { ok, show, until } from '@caravan/shell/screenTest';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { TripList } from './TripList.tsx';

const common = { country: 'Portugal', destination: 'Azores', startDate: '2027-05-10', endDate: '2027-05-14' };
const hero = { url: '/hero.svg' };
const trip = (id: string, status: string, hostGroup: string) =>
  ({
    hostGroup,
    ...common,
    id,
    status,
    name: `Trip ${id}`,
    hero,
    spotsLeft: 3,
    maximumSpots: 12,
    soldOut: false,
  }) as unknown as TripSummary;
const request = {
  ...common,
  id: 'r1',
  status: 'pending',
  itinerary: { name: 'Asked for', hero, country: 'Portugal' },
} as unknown as TripRequest;

it('requests are listed among requests only, and trips where the host looks for them (H-253 to H-258)', async () => {
  show(<TripList />, {
    answers: [
      http.get('*/api/me/trip-requests', () => ok({ items: [request] })),
      http.get('*/api/me/trips', () =>
        ok({
          items: [
            trip('a', 'created', 'Requests'),
            trip('b', 'host_approved', 'Pending Trips'),
            trip('c', 'confirmed', 'Live Trips'),
            trip('d', 'complete', 'Completed'),
            trip('e', 'cancelled', 'Cancelled'),
          ],
        }),
      ),
    ],
  });
  await until(() => expect(document.querySelectorAll('section')).toHaveLength(5));
  const groups = [...document.querySelectorAll('section')].map((section) => [
    section.querySelector('h2')?.textContent,
    ['Asked for', 'Trip a', 'Trip b', 'Trip c', 'Trip d', 'Trip e'].filter((name) =>
      section.textContent.includes(name),
    ),
  ]);
  expect(groups).toEqual([
    ['Requests', ['Asked for', 'Trip a']],
    ['Pending Trips', ['Trip b']],
    ['Live Trips', ['Trip c']],
    ['Completed', ['Trip d']],
    ['Cancelled', ['Trip e']],
  ]);
});
