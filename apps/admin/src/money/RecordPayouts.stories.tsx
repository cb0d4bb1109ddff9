import type { Payout, PayoutPage } from '@caravan/sdk';
import { getAdminListPayoutsMockHandler } from '@caravan/sdk/msw';
import { framed, served } from '@caravan/shell/served';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http } from 'msw';
import { expect, screen } from 'storybook/test';
import RecordPayouts from './RecordPayouts.tsx';

const id = (n: number) => `01980d5e-0000-7000-8000-00000000000${n}`;
const payout: Payout = {
  id: id(1),
  payeeKind: 'host',
  payeeId: id(7),
  payeeName: 'Maya Rivera',
  tripId: id(8),
  tripName: 'Lisbon by the sea',
  kind: 'firstHalf',
  label: 'First half of earnings',
  amountMinor: 480000,
  currency: 'USD',
  status: 'failed',
  statusText: 'Failed',
  failure: 'The bank account is closed.',
  dueOn: '2026-05-04',
  approved: true,
  createdAt: '2026-05-01T09:00:00Z',
  availableActions: [{ action: 'retry', enabled: true }],
};
const answer = (data: PayoutPage) => served([getAdminListPayoutsMockHandler({ success: true, data })]);

const meta = {
  title: 'Portals/RecordPayouts',
  component: RecordPayouts,
  parameters: framed,
  args: { tripId: id(8) },
} satisfies Meta<typeof RecordPayouts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {
  decorators: [answer({ items: [payout] })],
  play: async () => {
    await expect(await screen.findByText('The bank account is closed.')).toBeVisible();
  },
};
export const None: Story = {
  decorators: [answer({ items: [] })],
  play: async () => {
    await expect(await screen.findByText('No payouts yet')).toBeVisible();
  },
};
export const Loading: Story = {
  decorators: [served([http.get('*/api/admin/payouts', async () => delay('infinite'))])],
};
