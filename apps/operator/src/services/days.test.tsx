import type { Itinerary } from '@caravan/sdk';
import { control, fill, isShown, ok, press, refusal, show, shows, until } from '@caravan/shell/screenTest';
import { http } from 'msw';
import { expect, it } from 'vitest';
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

it('a kind of service is added by its button, at an address that Back closes (O-036)', async () => {
  const sent: unknown[] = [];
  const place = show(<ItineraryServices id="i1" />, {
    answers: [
      http.get('*/api/me/itineraries/i1', () => ok(itinerary)),
      http.post('*/api/me/itineraries/i1', async ({ request }) => {
        sent.push(await request.json());
        return ok({ ...itinerary, version: 2 });
      }),
    ],
  });
  await press('Meal');
  await shows('Add meal');
  expect(place.address()).toBe('/?new=meal.1.1');
  place.back();
  await until(() => expect(isShown('Add meal')).toBe(false));
  // A day holds one service of this type.
  await press('Information');
  await shows('This day already has an info service.');
  await press('Meal');
  await fill('Description', 'Soup by the harbor.');
  await press('Save');
  await until(() => expect(sent).toHaveLength(1));
  expect(place.address()).toBe('/');
  expect(sent[0]).toMatchObject({
    servicesByDay: [{ services: [{ id: 's1' }, { type: 'meal', description: 'Soup by the harbor.' }] }],
  });
});

it('a service that is not saved yet asks before it is given up', async () => {
  const place = show(<ItineraryServices id="i1" />, {
    at: '/?new=meal.1.0',
    route: '/',
    answers: [http.get('*/api/me/itineraries/i1', () => ok(itinerary))],
  });
  await shows('Add meal');
  await fill('Description', 'Soup by the harbor.');
  await press('Cancel');
  await shows('If you close this now, you’ll lose them.');
  await press('Keep editing');
  expect(control<HTMLTextAreaElement>('textarea', 'Description')?.value).toBe('Soup by the harbor.');
  await press('Cancel');
  await press('Discard changes');
  await until(() => expect(isShown('Add meal')).toBe(false));
  expect(place.address()).toBe('/');
});

it('the library of a day has an address', async () => {
  const place = show(<ItineraryServices id="i1" />, {
    at: '/?library=1',
    route: '/',
    answers: [
      http.get('*/api/me/itineraries/i1', () => ok(itinerary)),
      http.get('*/api/me/service-library', () => ok({ items: [], total: 0 })),
    ],
  });
  await shows('Add to day 1 from your library');
  await press('Close');
  await until(() => expect(place.address()).toBe('/'));
});
