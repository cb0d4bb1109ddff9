import type { ListView } from '@caravan/sdk';
import {
  getDeleteListViewMockHandler,
  getListListViewsMockHandler,
  getSaveListViewMockHandler,
} from '@caravan/sdk/msw';
import { expect, it, vi } from 'vitest';
import { ListPage } from '../ListPage/ListPage.tsx';
import { press, show, shows, until } from '../screenTest/screenTest.tsx';
import { listOf } from '../story/lists.ts';
import { SavedViewsContext } from './SavedViewsContext.ts';

const saved: ListView = {
  id: '01910000-0000-7000-8000-0000000000a1',
  name: 'Unpaid',
  query: 'q=rome&status=old&hide=host',
  shared: false,
  own: true,
  canChange: true,
  version: 3,
};

type Row = { name: string; host: string };
const columns = [
  { id: 'name', header: 'Name', primary: true, cell: (row: Row) => row.name },
  { id: 'host', header: 'Host column', cell: (row: Row) => row.host },
];

function Trips() {
  return (
    <SavedViewsContext value={true}>
      <ListPage
        title="Trips"
        search="Search trips"
        filters={[
          { name: 'status', label: 'Status', all: 'All statuses', options: [{ id: 'live', label: 'Live' }] },
        ]}
        list={listOf([{ name: 'Roman spring', host: 'Noor' }])}
        columns={columns}
        rowId={(row) => row.name}
        empty="No trips"
      />
    </SavedViewsContext>
  );
}

const item = '[role^=menuitem]';
const sent = vi.fn();
const answers = (items: ListView[]) => [
  getListListViewsMockHandler({ success: true, data: { items, canSave: true } }),
  getSaveListViewMockHandler(async ({ request }) => {
    sent(await request.clone().json());
    return { success: true, data: saved };
  }),
  getDeleteListViewMockHandler({ success: true, data: { ok: true } }),
];

it('opens a view with what is left of it, says what is gone, and takes it all back', async () => {
  const page = show(<Trips />, { at: '/trips?status=live', route: '/trips', answers: answers([saved]) });
  await shows('Host column');
  await press('Views');
  await press('Unpaid', item);
  await shows('“Unpaid” opened without what this list no longer has: Status.');
  expect(page.address()).toBe(`/trips?q=rome&hide=host&view=${saved.id}`);
  expect(document.body.textContent).not.toContain('Host column');
  await press('Saved view Unpaid');
  await press('Leave this view', item);
  await until(() => expect(page.address()).toBe('/trips'));
  await shows('Host column');
});

it('opens what a link names alone, and deletes it with a way back', async () => {
  const page = show(<Trips />, { at: `/trips?view=${saved.id}`, route: '/trips', answers: answers([saved]) });
  await until(() => expect(page.address()).toBe(`/trips?view=${saved.id}&q=rome&hide=host`));
  await press('Saved view Unpaid');
  await press('Delete view', item);
  await shows('Deleted “Unpaid”');
  await until(() => expect(page.address()).not.toContain('view='));
  await press('Undo');
  await until(() =>
    expect(sent).toHaveBeenCalledWith({ list: 'trips', name: 'Unpaid', query: saved.query, shared: false }),
  );
  await until(() => expect(page.address()).toContain(`view=${saved.id}`));
});

it('says that a view is gone', async () => {
  show(<Trips />, { at: '/trips?view=nobody&q=rome', route: '/trips', answers: answers([]) });
  await shows('This view was deleted or is no longer shared. The list shows the link’s filters.');
});

it('rows are downloaded by a button of their own, beside the views', async () => {
  show(<Trips />, { at: '/trips', route: '/trips', answers: answers([]) });
  await shows('Roman spring');
  document.dispatchEvent(new Event('pointermove'));
  await until(() => expect(document.body.textContent).toContain('Download CSV'));
  await press('Download CSV');
  await shows('1 row downloaded');
});
