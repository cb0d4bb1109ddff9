import type { Trip } from '@caravan/sdk';
import { ok, press, show, shows } from '@caravan/shell/screenTest';
import { http } from 'msw';
import { it } from 'vitest';
import { TripItinerary } from './TripItinerary.tsx';

const trip = {
  id: 't1',
  name: 'Crater lakes',
  tripSummary: 'Lakes.',
  status: 'live',
  editable: [],
  availableActions: [],
  startDate: '2027-05-10',
  endDate: '2027-05-14',
  currency: 'USD',
  servicesByDay: [],
  photos: [],
} as unknown as Trip;

it('an itinerary that cannot be printed says so to its host (H-597)', async () => {
  show(<TripItinerary id="t1" />, {
    answers: [
      http.get('*/api/me/trips/t1', () => ok(trip)),
      http.get('*/api/me/trips/t1/itinerary.pdf', () => new Response(null, { status: 503 })),
    ],
  });
  await press('Download PDF');
  await shows('Something went wrong printing your itinerary. Please try again.');
});
