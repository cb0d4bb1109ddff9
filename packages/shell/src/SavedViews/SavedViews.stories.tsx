import type { ListView } from '@caravan/sdk';
import {
  getDeleteListViewMockHandler,
  getListListViewsMockHandler,
  getSaveListViewMockHandler,
} from '@caravan/sdk/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { listOf } from '../story/lists.ts';
import { framed, served } from '../story/served.tsx';
import { SavedViews } from './SavedViews.tsx';

type Row = { name: string; host: string };
const rows: Row[] = [
  { name: 'Lunch in the Alentejo', host: 'Maya Okonkwo' },
  { name: 'Supra School', host: 'Maya Okonkwo' },
];

const meta = {
  title: 'Shell/SavedViews',
  component: SavedViews,
  parameters: { ...framed, width: 900 },
  args: {
    list: 'bookings',
    offered: { search: 'Search bookings', columns: [{ id: 'name' }, { id: 'host' }] },
    hidden: [],
    table: {
      label: 'Bookings',
      list: listOf(rows),
      columns: [
        { id: 'name', header: 'Name', cell: ({ name }: Row) => <b>{name}</b> },
        { id: 'host', header: 'Host', cell: ({ host }: Row) => host },
      ],
      rowId: ({ name }: Row) => name,
    },
  },
} satisfies Meta<typeof SavedViews>;
export default meta;
type Story = StoryObj<typeof meta>;

const views: ListView[] = [
  {
    id: '01910000-0000-7000-8000-0000000000a1',
    name: 'Lisbon this spring',
    query: 'q=lisbon&hide=host',
    shared: false,
    own: true,
    canChange: true,
    version: 1,
  },
  {
    id: '01910000-0000-7000-8000-0000000000a2',
    name: 'To call back',
    query: 'hide=',
    shared: true,
    own: false,
    savedBy: 'Amara Okafor',
    canChange: false,
    version: 4,
  },
];
const saved = fn(() => ({ success: true as const, data: views[0]! }));
const answering = (items: ListView[], canSave = true) =>
  served([
    getListListViewsMockHandler({ success: true, data: { items, canSave } }),
    getSaveListViewMockHandler(saved),
    getDeleteListViewMockHandler({ success: true, data: { ok: true } }),
  ]);

/** The menu lists the user's own views and those that colleagues share. */
export const Ready: Story = {
  decorators: [answering(views)],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Views' }));
    const shared = await screen.findByText(/To call back/);
    await waitFor(() => expect(shared).toBeVisible());
    await expect(shared).toHaveTextContent('shared by Amara Okafor');
  },
};

/** All rows are downloaded as the table shows them. */
export const Downloading: Story = {
  decorators: [answering([])],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Views' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Download CSV' }));
    await waitFor(() => expect(screen.getByText('2 rows downloaded')).toBeVisible());
  },
};

/** Rows that don't come are asked for again. */
export const NotAllRows: Story = {
  args: {
    table: {
      label: 'Bookings',
      list: listOf(rows, 'We’re offline right now.'),
      columns: [],
      rowId: ({ name }: Row) => name,
    },
  },
  decorators: [answering([])],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Views' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Download CSV' }));
    await waitFor(() => expect(screen.getByText('We couldn’t load all rows')).toBeVisible());
  },
};

export const Saving: Story = {
  decorators: [answering([])],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Views' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Save as new view' }));
    await userEvent.type(await screen.findByRole('textbox', { name: /Name/ }), 'Lisbon this spring');
    await userEvent.click(screen.getByRole('checkbox', { name: /Share/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Save view' }));
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  },
};

/** Read-only staff can open views, but not save any. */
export const LooksOnly: Story = {
  decorators: [answering(views, false)],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Views' }));
    await screen.findByText('Lisbon this spring');
    await expect(screen.queryByText('Save as new view')).toBeNull();
  },
};

export const Loading: Story = { decorators: [served('never')] };

export const Failed: Story = {
  decorators: [served('failure')],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Views' }));
    await screen.findByText('Views could not load. Try again');
  },
};
