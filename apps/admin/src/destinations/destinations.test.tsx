import type { DestinationSetting, DestinationsUpdate } from '@caravan/sdk';
import { fill, ok, press, refusal, show, shows } from '@caravan/shell/screenTest';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { Destinations } from './Destinations.tsx';

const destination = (
  id: string,
  name: string,
  facts: Partial<DestinationSetting> = {},
): DestinationSetting => ({
  id,
  country: 'Portugal',
  name,
  hidden: false,
  itineraries: 0,
  trips: 0,
  ...facts,
});

const stray = { country: 'Portugal', name: 'Sao Miguel', itineraries: 2, trips: 1 };

/** A server that stores the list as it is saved. */
function server(
  listed = [destination('azores', 'Azores', { itineraries: 3 }), destination('porto', 'Porto')],
) {
  let now = { version: 4, onlyListed: false, items: listed, unlisted: [stray], moreUnlisted: 0 };
  const sent: DestinationsUpdate[] = [];
  const answers = [
    http.get('*/api/admin/destinations', () => ok(now)),
    http.post('*/api/admin/destinations', async ({ request }) => {
      const body = (await request.json()) as DestinationsUpdate;
      if (body.version !== now.version) return refusal(409, 'Changed meanwhile.', 'conflict');
      sent.push(body);
      const items = body.items.map((item) => ({ ...destination(item.id ?? 'new', item.name), ...item }));
      const unlisted = now.unlisted.filter(({ name }) => !items.some((item) => item.name === name));
      now = {
        ...now,
        version: now.version + 1,
        onlyListed: body.onlyListed,
        items: items,
        unlisted,
      };
      return ok(now);
    }),
  ];
  return { answers, sent };
}

const admin = { person: { group: 'admin' as const } };
const names = (update: DestinationsUpdate | undefined) => update?.items.map(({ name }) => name);

it('reorders, and takes it back', async () => {
  const { answers, sent } = server();
  show(<Destinations />, { ...admin, answers });
  await shows('3 itineraries');
  await press('Move Porto up');
  await shows('Porto moved');
  expect(names(sent[0])).toEqual(['Porto', 'Azores']);
  await press('Undo');
  await expect.poll(() => names(sent[1])).toEqual(['Azores', 'Porto']);
});

it('lets operators choose from the list only', async () => {
  const { answers, sent } = server();
  show(<Destinations />, { ...admin, answers });
  await press('Operators can only choose destinations from this list', '[role=switch]');
  await shows('Operators now choose from this list only');
  expect(sent[0]).toMatchObject({ onlyListed: true, items: [{ id: 'azores' }, { id: 'porto' }] });
});

it('adds what itineraries have', async () => {
  const { answers, sent } = server([]);
  show(<Destinations />, { ...admin, answers });
  await shows('No destinations yet');
  await press('Add 1 to the list');
  await shows('1 destination added');
  expect(sent[0]?.items).toEqual([{ country: 'Portugal', name: 'Sao Miguel' }]);
});

it('adds a place with an introduction', async () => {
  const { answers, sent } = server();
  show(<Destinations />, { ...admin, answers });
  await press('Add Sao Miguel to the list');
  await fill('Name *', 'São Miguel');
  await fill('Introduction', 'Craters and tea.');
  await press('Add');
  await shows('São Miguel added');
  expect(sent[0]?.items[2]).toEqual({ country: 'Portugal', name: 'São Miguel', intro: 'Craters and tea.' });
});
