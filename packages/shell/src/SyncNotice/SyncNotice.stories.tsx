import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { expect, screen } from 'storybook/test';
import { framed, served } from '../story/served.tsx';
import { SyncNotice } from './SyncNotice.tsx';

const answer = (more: object) =>
  served([
    http.post('*/rpc/caravan.supply.v1.SupplyService/GetSynced', () =>
      Response.json({
        itinerary: { pushedBy: 'Reservations', pushedAt: '2027-05-04T09:30:00Z', differences: 2, ...more },
      }),
    ),
  ]);

const meta = {
  title: 'Portals/SyncNotice',
  component: SyncNotice,
  parameters: framed,
  decorators: [answer({})],
  args: { id: '01980d5e-0000-7000-8000-000000000001', href: '/compare' },
} satisfies Meta<typeof SyncNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first story waits for the code, too. */
const patient = { timeout: 20_000 };

export const SystemWins: Story = {
  play: async () => {
    await expect(await screen.findByText(/Synced from Reservations/, {}, patient)).toHaveTextContent(
      /2 differences · .* system wins/,
    );
  },
};
export const EditsWin: Story = {
  decorators: [answer({ editsWin: true, differences: 0 })],
  play: async () => {
    await expect(await screen.findByText(/Nothing differs · Edits here win\./, {}, patient)).toBeVisible();
  },
};
export const PushedByAPerson: Story = { decorators: [answer({ pushedBy: '' })] };
export const WithoutALink: Story = { args: { href: undefined } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
