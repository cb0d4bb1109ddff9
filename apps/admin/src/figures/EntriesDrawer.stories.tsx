import type { FigureEntryPage } from '@caravan/sdk';
import { getListFigureEntriesMockHandler } from '@caravan/sdk/msw';
import { framed, served } from '@caravan/shell/served';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fn, screen, userEvent } from 'storybook/test';
import EntriesDrawer from './EntriesDrawer.tsx';
import { filled, margin, noEntries, refunds, visits } from './fixtures.ts';

const answer = (data: FigureEntryPage) => served([getListFigureEntriesMockHandler({ success: true, data })]);

const meta = {
  title: 'Portals/FigureEntries',
  component: EntriesDrawer,
  parameters: framed,
  decorators: [answer(refunds)],
  args: { figure: 'refunded', period: { from: '2027-05-02', to: '2027-05-31' }, onClose: fn() },
} satisfies Meta<typeof EntriesDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first story waits for the code, too. */
const patient = { timeout: 20_000 };

export const Refunds: Story = {
  play: async ({ args }) => {
    await expect(await screen.findByText('3 refunds · $2,495', {}, patient)).toBeVisible();
    await expect(screen.getByRole('link', { name: '3F5A-0011' })).toHaveAttribute(
      'href',
      expect.stringContaining('/admin/bookings/'),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};
export const OfARow: Story = {
  args: { trip: '01980d5e-0000-7000-8000-000000000001', name: 'Crater lakes of the Azores' },
};
/** What the marketplace earned and what it cost, with more pages. */
export const Margin: Story = { args: { figure: 'earned' }, decorators: [answer(margin)] };
export const Trips: Story = {
  args: { figure: 'fill' },
  decorators: [answer(filled)],
  play: async () => {
    await expect(await screen.findByText('2 trips · 34 of 48 spots', {}, patient)).toBeVisible();
  },
};
export const Visitors: Story = {
  args: { figure: 'visitors' },
  decorators: [answer(visits)],
  play: async () => {
    await expect(await screen.findByText('2 entries · 64 visitors', {}, patient)).toBeVisible();
    await expect(screen.getByRole('cell', { name: 'Direct' })).toBeVisible();
  },
};
export const Empty: Story = {
  decorators: [answer(noEntries)],
  play: async () => {
    await expect(await screen.findByText('Nothing adds to this figure', {}, patient)).toBeVisible();
  },
};
export const Failed: Story = {
  decorators: [
    served([
      http.get('*/api/admin/figures/entries', () =>
        HttpResponse.json(
          { success: false, error: { code: 'internal', message: 'Something went wrong' } },
          { status: 500 },
        ),
      ),
    ]),
  ],
};
export const Loading: Story = { decorators: [served('never')] };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
