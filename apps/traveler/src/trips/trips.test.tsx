import type { Booking } from '@caravan/sdk';
import { ok, show, shows } from '@caravan/shell/screenTest';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { TripsRoot } from './TripsRoot.tsx';

const booking = (id: string, name: string, listGroup: Booking['listGroup'], listPriority: number) =>
  ({
    id,
    status: listGroup,
    statusLabel: listGroup,
    listGroup,
    parts: [],
    listPriority,
    trip: {
      id,
      name,
      status: 'live',
      country: 'Peru',
      destination: 'Cusco',
      startDate: '2027-05-01',
      endDate: '2027-05-09',
      hero: { url: '/h.jpg' },
    },
  }) as unknown as Booking;

it('groups my trips, current ones first, without empty groups (T-107, T-108)', async () => {
  show(<TripsRoot />, {
    person: { group: 'traveler' },
    answers: [
      http.get('*/api/me/bookings', () =>
        ok({
          items: [
            booking('a', 'Andes', 'pending', 2),
            booking('b', 'Azores', 'confirmed', 1),
            booking('c', 'Atacama', 'cancelled', 5),
          ],
        }),
      ),
    ],
  });
  await shows('Atacama');
  const groups = [...document.querySelectorAll('section')].map((group) => [
    group.querySelector('h2')?.textContent,
    ...[...group.querySelectorAll('h3')].map((name) => name.textContent),
  ]);
  expect(groups).toEqual([
    ['Confirmed', 'Azores'],
    ['Pending', 'Andes'],
    ['Canceled', 'Atacama'],
  ]);
});
