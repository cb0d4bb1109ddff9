import type { Itinerary } from '@caravan/sdk';
import { control, fill, isShown, ok, press, refusal, show, shows, until } from '@caravan/shell/screenTest';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { AskedContext } from '../itineraries/Asked.tsx';
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

const photos = ['pier', 'lake'].map((name) => ({ url: `/media/${name}.jpg`, alt: `The ${name}` }));
const pictured = {
  ...itinerary,
  lengthInDays: 2,
  servicesByDay: [...itinerary.servicesByDay, { day: 2, services: [], photos }],
} as unknown as Itinerary;

it('the photos of a day are removed, brought back and put in order, and go with every change of the days', async () => {
  const sent: { servicesByDay: unknown[] }[] = [];
  let down = true;
  const place = show(<ItineraryServices id="i1" />, {
    answers: [
      http.get('*/api/me/itineraries/i1', () => ok(pictured)),
      http.post('*/api/me/itineraries/i1', async ({ request }) => {
        if (down) return refusal(409, 'Somebody else changed it.');
        const body = (await request.json()) as (typeof sent)[number];
        sent.push(body);
        return ok({ ...pictured, ...body, version: 2 });
      }),
    ],
  });
  await press('Photos of day 2');
  await until(() => expect(place.address()).toContain('photos='));
  await press('Remove photo 1');
  await shows('Photo removed.');
  await press('Undo');
  await press('Make photo 2 the cover');
  await press('Save');
  // What could not be saved is still there to be saved.
  await shows('Error - Somebody else changed it.');
  down = false;
  await press('Save');
  await shows('Photos saved');
  expect(sent[0]!.servicesByDay[1]).toEqual({ day: 2, services: [], photos: photos.toReversed() });
  expect(sent[0]!.servicesByDay[0]).not.toHaveProperty('photos');
  await until(() => expect(place.address()).toBe('/'));
});

it('a change requested for a photo of a day stands at the photo, or above once it is gone', async () => {
  const asked = [
    { field: 'dayPhotos/2//media/pier.jpg', text: 'It is blurred.' },
    { field: 'dayPhotos/2//media/gone.jpg', text: 'Show the boat.' },
  ];
  show(
    <AskedContext value={asked}>
      <ItineraryServices id="i1" />
    </AskedContext>,
    { answers: [http.get('*/api/me/itineraries/i1', () => ok(pictured))] },
  );
  await shows('It is blurred.');
  const at = control('section', 'Day 2')!;
  expect(at.textContent).toContain('It is blurred.');
  expect(at.textContent).not.toContain('Show the boat.');
  expect(isShown('Show the boat.')).toBe(true);
});

it('a service is saved to the library from its menu (O-036, O-065)', async () => {
  const sent: unknown[] = [];
  show(<ItineraryServices id="i1" />, {
    answers: [
      http.get('*/api/me/itineraries/i1', () => ok(itinerary)),
      http.post('*/api/me/itineraries/i1', async ({ request }) => {
        sent.push(await request.json());
        return ok({ ...itinerary, version: 2 });
      }),
    ],
  });
  await press('Actions for');
  await press('Save to library', '[role=menuitem]');
  await shows('Saved to your library');
  expect(sent).toMatchObject([{ servicesByDay: [{ services: [{ id: 's1', saveToLibrary: true }] }] }]);
});

const three = {
  ...itinerary,
  lengthInDays: 3,
  servicesByDay: [
    ...itinerary.servicesByDay,
    { day: 2, services: [{ id: 's2', type: 'info', title: 'Up the hill', description: 'We walk.' }], photos },
    { day: 3, services: [] },
  ],
} as unknown as Itinerary;

it('days are moved, added and removed with everything in them, and a removal is undone', async () => {
  type Sent = { lengthInDays: number; servicesByDay: { photos: unknown[]; services: { id: string }[] }[] };
  const sent: Sent[] = [];
  show(<ItineraryServices id="i1" />, {
    answers: [
      http.get('*/api/me/itineraries/i1', () => ok(three)),
      http.post('*/api/me/itineraries/i1', async ({ request }) => {
        const body = (await request.json()) as Sent;
        sent.push(body);
        return ok({ ...three, ...body, version: 1 + sent.length });
      }),
    ],
  });
  const ids = (n: number) =>
    sent[n]?.servicesByDay.map(({ services }) => services.map(({ id }) => id).join());
  const choose = async (day: number, item: string) => {
    await until(() => expect(isShown('Remove day')).toBe(false));
    await press(`Change day ${day}`);
    await press(item, '[role=menuitem]');
  };
  await choose(2, 'Move up');
  await shows('Day 2 is now day 1');
  expect(ids(0)).toEqual(['s2', 's1', '']);
  expect(sent[0]!.servicesByDay.map((day) => day.photos.length)).toEqual([2, 0, 0]);
  await choose(1, 'Add a day after this one');
  await shows('Day 2 added');
  expect(ids(1)).toEqual(['s2', '', 's1', '']);
  expect(sent[1]!.lengthInDays).toBe(4);
  await choose(1, 'Remove day');
  await shows('We’ll remove it with everything in it: 1 service. Later days move up.');
  await press('Remove day', '[role=alertdialog] button');
  await shows('Day 1 removed');
  expect(ids(2)).toEqual(['', 's1', '']);
  await press('Undo');
  await until(() => expect(ids(3)).toEqual(['s2', '', 's1', '']));
  expect(sent[3]!.lengthInDays).toBe(4);
});
