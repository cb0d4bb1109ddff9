import type { Itinerary } from '@caravan/sdk';
import { ok, press, refusal, show, shows } from '@caravan/shell/screenTest';
import { http } from 'msw';
import { it } from 'vitest';
import { ItineraryServices } from './ItineraryServices.tsx';

const itinerary = {
  id: 'i1',
  version: 1,
  lengthInDays: 1,
  currency: 'USD',
  servicesByDay: [
    { day: 1, services: [{ id: 's1', type: 'info', title: 'Arrival by the sea', description: 'We meet.' }] },
  ],
} as unknown as Itinerary;

it('a change of the services that cannot be saved says so (O-208)', async () => {
  show(<ItineraryServices id="i1" />, {
    answers: [
      http.get('*/api/me/itineraries/i1', () => ok(itinerary)),
      http.all('*/api/me/itineraries/i1', () => refusal(409, 'Somebody else changed it.')),
    ],
  });
  await press('Actions for');
  await press('Remove', '[role=menuitem]');
  await shows('Remove Arrival by the sea?');
  await press('Remove');
  await shows('Error - Somebody else changed it.');
});
