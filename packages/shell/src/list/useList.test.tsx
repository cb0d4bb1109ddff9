import { expect, it, vi } from 'vitest';
import { ListTable } from '../ListTable/ListTable.tsx';
import { press, show, shows, until } from '../screenTest/screenTest.tsx';
import { type Page, useList } from './useList.ts';

type Asked = { q?: string; sort?: string; cursor?: string; limit?: number };

const call = vi.fn(
  ({ sort = 'name', cursor }: Asked): Promise<Page<string>> =>
    Promise.resolve(
      cursor ? { items: [`${sort} last`] } : { items: [`${sort} first`], nextCursor: 'after the first' },
    ),
);

function Towns({ q }: { q?: string }) {
  const towns = useList(call, (params: Asked) => ['towns', params], { q });
  return (
    <ListTable
      list={towns}
      label="Towns"
      columns={[{ id: 'town', header: 'Town', sortKey: 'name', cell: (town) => town }]}
      rowId={(town) => town}
      empty="No towns"
    />
  );
}

it('reads page by page, in the order that the address names, and asks only for what is said', async () => {
  const page = show(<Towns q="" />, { at: '/towns?sort=-name', route: '/towns' });
  await shows('-name first');
  expect(call).toHaveBeenLastCalledWith({ limit: 50, sort: '-name' });
  await press('Load more');
  await shows('-name last');
  expect(call).toHaveBeenLastCalledWith({ limit: 50, sort: '-name', cursor: 'after the first' });
  page.go('/towns?sort=name');
  await until(() => expect(call).toHaveBeenLastCalledWith({ limit: 50, sort: 'name' }));
  await shows('name first');
});
