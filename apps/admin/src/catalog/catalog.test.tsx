import type { CategorySetting } from '@caravan/sdk';
import { fill, ok, press, refusal, show, shows } from '@caravan/shell/screenTest';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { CatalogPage } from './CatalogPage.tsx';
import { moved } from './categories.ts';

const category = (id: string, name: string, use: Partial<CategorySetting> = {}): CategorySetting => ({
  id,
  name,
  names: {},
  icon: 'compass',
  colorScheme: 'sky',
  hidden: false,
  itineraries: 0,
  trips: 0,
  hosts: 0,
  ...use,
});

/** A server that stores the list as it is saved. */
function server() {
  let version = 4;
  let items = [category('food', 'Food', { itineraries: 2, trips: 1 }), category('yoga', 'Yoga')];
  const sent: { items: CategorySetting[] }[] = [];
  const answers = [
    http.get('*/api/admin/destinations', () =>
      ok({ version: 0, onlyListed: false, items: [], unlisted: [], moreUnlisted: 0 }),
    ),
    http.get('*/api/admin/categories', () => ok({ version, items })),
    http.post('*/api/admin/categories', async ({ request }) => {
      const body = (await request.json()) as { version: number; items: CategorySetting[] };
      if (body.version !== version) return refusal(409, 'Changed meanwhile.', 'conflict');
      sent.push(body);
      version += 1;
      items = body.items.map((item) => ({ ...category(item.id ?? 'new', item.name), ...item }));
      return ok({ version, items });
    }),
  ];
  return { answers, sent };
}

const admin = { person: { group: 'admin' as const } };

it('moves an item by a number of places', () => {
  const items = ['a', 'b', 'c'].map((id) => ({ id }));
  const order = (id: string, by: number) =>
    moved(items, id, by)
      .map((item) => item.id)
      .join('');
  expect([order('c', -1), order('a', 1), order('b', 0)]).toEqual(['acb', 'bac', 'abc']);
});

it('reorders, and takes it back', async () => {
  const { answers, sent } = server();
  show(<CatalogPage />, { ...admin, answers });
  await shows('2 itineraries · 1 trip');
  await press('Move Yoga up');
  await shows('Yoga moved');
  expect(sent[0]?.items.map(({ id }) => id)).toEqual(['yoga', 'food']);
  await press('Undo');
  await expect.poll(() => sent[1]?.items.map(({ id }) => id)).toEqual(['food', 'yoga']);
});

it('adds a category with its names', async () => {
  const { answers, sent } = server();
  show(<CatalogPage />, { ...admin, answers });
  await press('Add category');
  await fill('Name *', 'Dark skies');
  await fill('Name in German', 'Dunkle Himmel');
  await press('Add');
  await shows('Dark skies added');
  expect(sent[0]?.items[2]).toMatchObject({ name: 'Dark skies', names: { de: 'Dunkle Himmel' } });
});
