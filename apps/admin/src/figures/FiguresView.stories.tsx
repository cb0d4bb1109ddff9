import type { Figures, Host } from '@caravan/sdk';
import {
  getGetFiguresMockHandler,
  getGetHostMockHandler,
  getListFigureEntriesMockHandler,
} from '@caravan/sdk/msw';
import { framed, served } from '@caravan/shell/served';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { FiguresView, type FiguresViewProps } from './FiguresView.tsx';
import { byHost, byTrip, empty, ofHost, refunds } from './fixtures.ts';

const host = { displayName: 'Marcus Okonkwo' } as Host;
const answers = (of: (asked: URLSearchParams) => Figures) =>
  served([
    getGetFiguresMockHandler(({ request }) => ({
      success: true as const,
      data: of(new URL(request.url).searchParams),
    })),
    getGetHostMockHandler({ success: true, data: host }),
    getListFigureEntriesMockHandler({ success: true, data: refunds }),
  ]);

/** The first story waits for the page's code, too. */
const patient = { timeout: 20_000 };

/** Keeps what a page keeps in its URL. */
function Page({ search: first, today }: FiguresViewProps) {
  const [search, setSearch] = useState(first);
  return (
    <FiguresView
      search={search}
      today={today}
      onChange={setSearch}
      onOpen={(entries, row) => setSearch({ ...search, entries, row })}
      onClose={() => setSearch({ ...search, entries: undefined, row: undefined })}
    />
  );
}

const meta = {
  title: 'Portals/Figures',
  component: FiguresView,
  render: (args) => <Page {...args} />,
  parameters: framed,
  decorators: [
    answers((asked) => (asked.get('hostId') ? ofHost : asked.get('by') === 'host' ? byHost : byTrip)),
  ],
  args: {
    search: {},
    today: '2027-05-31',
    onChange: () => undefined,
    onOpen: () => undefined,
    onClose: () => undefined,
  },
} satisfies Meta<typeof FiguresView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Data: Story = {
  play: async () => {
    await expect(await screen.findByText('$48,125', {}, patient)).toBeVisible();
    await expect(screen.getByText(/^Compared with Apr 2/)).toBeVisible();
    await expect(screen.getByText('34 of 48 spots')).toBeVisible();
    await expect(screen.getByText('12 of 640 visitors')).toBeVisible();
    await expect(screen.getAllByText('Up 12% from the period before')[0]).toBeInTheDocument();
  },
};

/** From hosts to the trips of one, and back to all trips. */
export const DrillDown: Story = {
  play: async () => {
    const names = () => screen.getAllByRole('rowheader').map((name) => name.textContent);
    await userEvent.click(await screen.findByRole('radio', { name: 'By host' }, patient));
    await waitFor(() => expect(names()).toEqual(['Marcus Okonkwo', 'Ines Duarte']));
    await userEvent.click(
      within(screen.getByRole('row', { name: /Marcus Okonkwo/ })).getByRole('button', { name: /Okonkwo$/ }),
    );
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Show trips' }));
    await waitFor(() => expect(names()).toEqual(['Crater lakes of the Azores']));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove filter Host: Marcus Okonkwo' }));
    await waitFor(() => expect(names()).toHaveLength(3));
  },
};

/** From a figure to what it consists of. */
export const Entries: Story = {
  play: async () => {
    await userEvent.click(
      await screen.findByRole('button', { name: 'Refunded $2,495: show entries' }, patient),
    );
    const drawer = await screen.findByRole('dialog', { name: /^Refunded, May 2/ });
    await waitFor(() => expect(within(drawer).getByText('3 refunds · $2,495')).toBeVisible());
    await userEvent.click(within(drawer).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
export const OneHost: Story = { args: { search: { host: '01980d5e-0000-7000-8000-000000000005' } } };
export const Empty: Story = {
  decorators: [answers(() => empty)],
  play: async () => {
    await expect(await screen.findByText('Nothing happened in this period', {}, patient)).toBeVisible();
  },
};
export const Loading: Story = { decorators: [served('never')] };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
