import type { Trip, TripUpdate } from '@caravan/sdk';
import { control, fill, isShown, ok, press, refusal, show, shows, until } from '@caravan/shell/screenTest';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { Photos } from '../configuration/Photos.tsx';
import { StatusCard } from '../configuration/StatusCard.tsx';
import { TripItinerary } from '../tripItinerary/TripItinerary.tsx';
import { Gatherings } from './Gatherings.tsx';
import { Workshops } from './Workshops.tsx';

const space = { id: 's1', type: 'workshopSpace', name: 'Yoga shala', description: 'Wooden floor.' };
const walk = { id: 's2', type: 'activity', name: 'Crater walk' };
const wine = { id: 's3', type: 'informalGathering', name: 'Wine at dusk', description: 'On the terrace.' };
const trip = (more: object = {}) =>
  ({
    id: 't1',
    version: 4,
    name: 'Crater lakes',
    tripSummary: 'Lakes.',
    status: 'trova_pricing_approved',
    publishStatus: 'live',
    stage: 'live',
    availableActions: [],
    editable: ['gatherings', 'photos', 'publishRequest'],
    startDate: '2027-05-10',
    endDate: '2027-05-11',
    currency: 'USD',
    photos: [],
    servicesByDay: [
      { day: 1, services: [space, walk] },
      { day: 2, services: [wine] },
    ],
    ...more,
  }) as unknown as Trip;
const steps = { availableActions: [{ action: 'agree', to: 'host_approved' }] };

/** Records the request and returns the server's response. */
function server(method: 'post', path: string, answer: () => Response) {
  const sent: unknown[] = [];
  const handler = http[method](path, async ({ request }) => {
    sent.push(await request.clone().json());
    return answer();
  });
  return { sent, handler };
}

it('each day of the itinerary takes a gathering, and only the host’s own entries are changed (H-168, H-389)', async () => {
  const { sent, handler } = server('post', '*/api/me/trips/t1/gatherings', () => ok(trip({ version: 5 })));
  show(<TripItinerary id="t1" />, { answers: [http.get('*/api/me/trips/t1', () => ok(trip())), handler] });
  await press('Add Gathering on Day 2');
  await fill('Name', 'Stargazing');
  await fill('Description', 'Bring a blanket.');
  await press('Save');
  await shows('Gathering created');
  expect(sent).toEqual([{ name: 'Stargazing', description: 'Bring a blanket.', day: 2, version: 4 }]);
  expect(control('button', 'Edit Wine at dusk')).toBeDefined();
  expect(control('button', 'Edit Yoga shala')).toBeDefined();
  expect(control('button', 'Edit Crater walk')).toBeUndefined();
});

it('a closed trip takes no gathering, and says so (H-393)', async () => {
  show(<Gatherings trip={trip({ editable: [] })} />);
  await until(() => expect(control('button', 'Add Gathering')?.getAttribute('aria-disabled')).toBe('true'));
  expect(control('button', 'Edit')).toBeUndefined();
  expect(control('button', 'Delete')).toBeUndefined();
});

it('a gathering is changed as the host accepts it, without what the operator keeps (H-552, H-602)', async () => {
  const { sent, handler } = server('post', '*/api/me/trips/t1/service/informalGathering/s3', () =>
    ok(trip({ version: 5 })),
  );
  show(<Gatherings trip={trip()} />, { answers: [handler] });
  await press('Edit Wine at dusk');
  await fill('Name', 'Wine and cheese');
  await press('Save');
  await shows('Gathering saved');
  expect(sent).toEqual([
    { name: 'Wine and cheese', description: 'On the terrace.', day: 2, version: 4, acceptedByHost: true },
  ]);
});

it('a gathering that cannot be saved says so with the reason, and another is deleted (H-585, H-602)', async () => {
  const { handler } = server('post', '*/api/me/trips/t1/service/informalGathering/s3', () =>
    refusal(409, 'This trip has changed meanwhile.', 'conflict'),
  );
  const removal = http.delete('*/api/me/trips/t1/service/informalGathering/s3', () =>
    ok(trip({ version: 5 })),
  );
  show(<Gatherings trip={trip()} />, { answers: [handler, removal] });
  await press('Edit Wine at dusk');
  await fill('Name', 'Wine and cheese');
  await press('Save');
  await shows('Something went wrong');
  await shows('This trip has changed meanwhile.');
  expect(control<HTMLInputElement>('input', 'Name')?.value).toBe('Wine and cheese');
  await press('Cancel');
  await press('Delete Wine at dusk');
  await press('Delete', '[role=alertdialog] button');
  await shows('Gathering deleted');
});

it('a workshop needs a name and a description, and is saved (H-390, H-551, H-602)', async () => {
  const { sent, handler } = server('post', '*/api/me/trips/t1/service/workshopSpace/s1', () =>
    ok(trip({ version: 5 })),
  );
  show(<Workshops trip={trip()} />, { answers: [handler] });
  await press('Describe workshop');
  await press('Save');
  await shows('Name is required');
  await shows('Description is required');
  await fill('Name', 'Morning yoga');
  await fill('Description', 'For everybody.');
  await press('Save');
  await shows('Workshop Saved');
  expect(sent).toEqual([
    { title: 'Morning yoga', description: 'For everybody.', acceptedByHost: true, version: 4 },
  ]);
});

it('a workshop that cannot be saved says so and keeps the words (H-585)', async () => {
  const { handler } = server('post', '*/api/me/trips/t1/service/workshopSpace/s1', () =>
    refusal(409, 'This trip has changed meanwhile.', 'conflict'),
  );
  show(<Workshops trip={trip()} />, { answers: [handler] });
  await press('Describe workshop');
  await fill('Name', 'Morning yoga');
  await fill('Description', 'For everybody.');
  await press('Save');
  await shows('Something went wrong');
  await shows('There was an error updating the workshop. Please try again.');
  expect(control<HTMLInputElement>('input', 'Name')?.value).toBe('Morning yoga');
});

it('workshops without words come before the agreement (H-170)', async () => {
  const open = (more: object) =>
    show(<TripItinerary id="t1" />, {
      answers: [http.get('*/api/me/trips/t1', () => ok(trip({ ...steps, ...more })))],
    });
  open({});
  await shows('Next: Workshops');
  expect(isShown('Next: Agreement')).toBe(false);
  open({ servicesByDay: [{ day: 1, services: [{ ...space, title: 'Morning yoga' }] }] });
  await shows('Next: Agreement');
  expect(isShown('Next: Workshops')).toBe(false);
});

it('photos are changed by the host, ten at most (H-378)', async () => {
  const photos = Array.from({ length: 10 }, (_, i) => ({ url: `/p${i}.svg`, alt: `Photo ${i}` }));
  const { sent, handler } = server('post', '*/api/me/trips/t1', () =>
    ok(trip({ photos: photos.slice(0, 9) })),
  );
  show(<Photos trip={trip({ photos })} />, { answers: [handler] });
  await until(() =>
    expect(control('button', 'Add your own photo')?.getAttribute('aria-disabled')).toBe('true'),
  );
  await press('Remove photo 10');
  await press('Save');
  await shows('Photos saved');
  expect((sent[0] as TripUpdate).photos?.map(({ url }) => url)).toEqual(
    photos.slice(0, 9).map(({ url }) => url),
  );
  show(<Photos trip={trip({ photos, editable: [] })} />);
  await until(() => expect(document.querySelectorAll('li img')).toHaveLength(10));
  expect(control('button', 'Remove photo')).toBeUndefined();
});

it('a page that was changed is published again (H-270 to H-272)', async () => {
  const changed = trip({ publishStatus: 'pending', publishOffered: true });
  const { sent, handler } = server('post', '*/api/me/trips/t1', () =>
    ok(trip({ publishStatus: 'in_review' })),
  );
  show(<StatusCard trip={changed} />, { answers: [handler] });
  await shows('Your trip page does not show your latest changes yet.');
  await press('Publish again');
  await shows('Your page is in review');
  expect(sent).toEqual([{ version: 4, publishRequest: true }]);
  show(<StatusCard trip={trip({ publishStatus: 'pending' })} />);
  await shows('Trip Page Status');
  expect(isShown('Publish again')).toBe(false);
});
