import type { Meta } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Badge } from '../Badge/Badge.tsx';
import { Card } from '../Card/Card.tsx';
import { formatDay } from '../dates/dates.ts';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { State } from '../internal/story/State.tsx';
import type { Tone } from '../internal/tone.ts';
import { formatMoney } from '../money/money.ts';
import type { Column } from './DataTable.tsx';
import { DataTable } from './DataTable.tsx';
import { longText } from '../internal/story/states.ts';
import type { Story } from '../internal/story/Story.ts';

const meta = { title: 'Data/DataTable', component: DataTable, parameters: { width: 1040 } } satisfies Meta<
  typeof DataTable
>;
export default meta;
type Trip = { id: string; name: string; status: string; start: string; travelers: number; earnings: number };
const tones: Record<string, Tone> = {
  Live: 'blue',
  Confirmed: 'purple',
  Requested: 'warning',
  Complete: 'teal',
};
const places = ['Lisbon', 'Bergen', 'Kyoto', 'Marrakesh', 'Oaxaca', 'Hoi An'];
const trips: Trip[] = Array.from({ length: 32 }, (_, i) => ({
  id: `t${i}`,
  name: `${['Slow days', 'Long light', 'First bloom', 'High dunes'][i % 4]!} in ${places[i % places.length]!}`,
  status: Object.keys(tones)[i % 4]!,
  start: `2027-0${(i % 9) + 1}-1${i % 10}`,
  travelers: (i * 7) % 17,
  earnings: ((i * 7919) % 9000) * 100,
}));
const columns: Column<Trip>[] = [
  { id: 'name', header: 'Trip', cell: (t) => t.name, sortValue: (t) => t.name },
  {
    id: 'status',
    header: 'Status',
    cell: (t) => (
      <Badge size="sm" dot tone={tones[t.status]}>
        {t.status}
      </Badge>
    ),
    sortValue: (t) => t.status,
  },
  {
    id: 'start',
    header: 'Start',
    cell: (t) => formatDay(t.start, 'medium', 'en-US'),
    sortValue: (t) => t.start,
  },
  {
    id: 'travelers',
    header: 'Travelers',
    align: 'right',
    cell: (t) => t.travelers,
    sortValue: (t) => t.travelers,
  },
  {
    id: 'earnings',
    header: 'Earnings',
    align: 'right',
    cell: (t) => formatMoney(t.earnings, 'USD', { locale: 'en-US', trim: false }),
    sortValue: (t) => t.earnings,
  },
];
const common = { label: 'Trips', columns, rowId: (t: Trip) => t.id, rowLabel: (t: Trip) => t.name };

export const Playground: Story = {
  args: {
    ...common,
    rows: trips.slice(0, 8),
    dense: false,
    searchLabel: 'Search trips',
    exportName: 'trips',
  },
};

export const Ready: Story = {
  render: () => (
    <State initial={new Set(['t1'])}>
      {(selected, set) => (
        <Card padded={false}>
          <DataTable
            {...common}
            rows={trips}
            sort={{ column: 'earnings', direction: 'descending' }}
            selected={selected}
            onSelectedChange={set}
            rowActions={() => [{ id: 'open', label: 'Open' }]}
          />
        </Card>
      )}
    </State>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Earnings' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Trip' }));
    await waitFor(() =>
      expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('First bloom in Kyoto'),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'View All' }));
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(32);
  },
};

const thousand: Trip[] = Array.from({ length: 1000 }, (_, i) => ({
  ...trips[i % 32]!,
  id: `n${i}`,
  earnings: (i * 7919) % 900_000,
}));
export const ThousandRows: Story = {
  render: () => (
    <State initial={new Set<string>()}>
      {(selected, set) => (
        <Card padded={false}>
          <DataTable
            {...common}
            rows={thousand}
            virtual
            resizable
            searchLabel="Search trips"
            exportName="trips"
            selected={selected}
            onSelectedChange={set}
            rowActions={() => [{ id: 'open', label: 'Open' }]}
          />
        </Card>
      )}
    </State>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('rowheader').length).toBeGreaterThan(5));
    await expect(canvas.getAllByRole('rowheader').length).toBeLessThan(40);
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '1001');
    await userEvent.type(canvas.getByRole('searchbox'), 'Kyoto');
    await waitFor(() => expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '157'));
    const edge = canvas.getByRole('separator', { name: 'Width of Status' });
    const before = edge.parentElement!.offsetWidth;
    edge.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(edge.parentElement!.offsetWidth).toBeGreaterThan(before));
  },
};

export const Selecting: Story = {
  args: { onSelectedChange: fn() },
  render: (args) => (
    <State initial={new Set<string>()}>
      {(selected, set) => (
        <DataTable
          {...common}
          rows={trips.slice(0, 3)}
          selected={selected}
          onSelectedChange={(ids) => {
            (args.onSelectedChange as (ids: Set<string>) => void)(ids);
            // The caller rejects this selection, so the checkbox reverts.
            if (!ids.has('t2')) set(ids);
          }}
        />
      )}
    </State>
  ),
  play: async ({ canvas, args }) => {
    const [all, first, , third] = canvas.getAllByRole('checkbox');
    await userEvent.click(first!);
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(new Set(['t0']));
    await expect(await canvas.findByText('1 selected')).toBeVisible();
    await expect(all).toBePartiallyChecked();
    await userEvent.click(third!);
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(new Set(['t0', 't2']));
    await waitFor(() => expect(third).not.toBeChecked());
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(first).not.toBeChecked());
    await userEvent.click(all!);
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(new Set(['t0', 't1', 't2']));
  },
};

export const Grouped: Story = {
  render: () => (
    <DataTable
      {...common}
      rows={trips.slice(0, 9)}
      groupBy={(t) => ({ id: t.status, label: t.status })}
      details={(t) => `Everything about ${t.name}.`}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: /Details of/ })[0]!);
    await expect(canvas.getByText(/Everything about/)).toBeVisible();
  },
};

export const Phone: Story = {
  render: () => (
    <DataTable {...common} rows={trips.slice(0, 6)} rowActions={() => [{ id: 'open', label: 'Open' }]} />
  ),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sort' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Earnings' }));
    await expect(canvas.getAllByText('$0.00')[0]).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Slow days in Lisbon'));
  },
};

export const Loading: Story = { render: () => <DataTable {...common} rows={undefined} /> };

/** The skeleton includes the table's columns and its leading and trailing cells. */
export const LoadingWithActions: Story = {
  render: () => (
    <DataTable {...common} dense rows={undefined} rowActions={() => []} onSelectedChange={() => undefined} />
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status', { name: 'Trips: loading' })).toBeVisible();
    await expect(canvasElement.querySelectorAll('tbody tr')).toHaveLength(6);
    await expect(canvasElement.querySelectorAll('tbody tr:first-child td')).toHaveLength(columns.length + 2);
  },
};

const linked: Column<Trip>[] = [
  { id: 'name', header: 'Trip', primary: true, cell: (t) => <a href={`#${t.id}`}>{t.name}</a> },
  { id: 'status', header: 'Status', cell: (t) => t.status },
];

/** Arrow keys move from row to row: to the row's link, or to the row itself if it has none. */
export const Arrows: Story = {
  render: () => (
    <>
      <DataTable {...common} label="Linked" columns={linked} rows={trips.slice(0, 4)} />
      <DataTable {...common} label="Plain" rows={trips.slice(0, 3)} />
    </>
  ),
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    canvas.getByRole('region', { name: 'Linked' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(links[0]).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    await expect(links[1]).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(links[3]).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(links[3]).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(links[0]).toHaveFocus();
    canvas.getByRole('region', { name: 'Plain' }).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getAllByRole('row', { name: /Long light in Bergen/ })[1]).toHaveFocus();
  },
};

const retried = fn();
export const Failed: Story = {
  render: () => (
    <DataTable {...common} rows={undefined} error="We couldn’t load the trips." onRetry={retried} />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(retried).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  render: () => (
    <DataTable {...common} rows={[]} empty={<EmptyState title="No trips yet" art="suitcase" />} />
  ),
};

export const Dark: Story = { render: Ready.render!, globals: { scheme: 'dark' } };

export const RightToLeft: Story = { ...Ready, play: undefined, globals: { locale: 'ar-EG' } };

export const LongText: Story = longText(Playground);

export const SortedByTheServer: Story = {
  args: {
    ...common,
    columns: common.columns.map((column) =>
      column.id === 'name' ? { ...column, sortKey: 'title' } : column,
    ),
    rows: trips.slice(0, 4),
    sort: { column: 'earnings', direction: 'descending' },
    onSortChange: fn(),
    onLoadMore: fn(),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Trip' }));
    await expect(args.onSortChange).toHaveBeenCalledWith({
      column: 'name',
      direction: 'ascending',
      key: 'title',
    });
    // Columns that the server can't sort by aren't buttons.
    await expect(canvas.queryByRole('button', { name: 'Earnings' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Load more' }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
};

/** When the server has more rows but can't sort them, no column header is a button. */
export const OrderedByTheServer: Story = {
  args: { ...common, rows: trips.slice(0, 4), onLoadMore: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Trip' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Trip' })).toBeNull();
  },
};
