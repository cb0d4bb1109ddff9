import type { PayeeStatement } from '@caravan/sdk';
import { getAdminGetStatementMockHandler, getAdminPrintStatementMockHandler } from '@caravan/sdk/msw';
import { framed, served } from '@caravan/shell/served';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { StatementDrawer } from './StatementDrawer.tsx';

const statement: PayeeStatement = {
  payeeName: 'Harper Lane',
  statement: {
    entries: [
      {
        at: '2027-03-04T10:00:00Z',
        kind: 'earnings',
        memo: 'Earnings of Canyons and Dunes',
        amountMinor: 420_000,
        balanceMinor: 420_000,
        currency: 'USD',
      },
      {
        at: '2027-03-18T10:00:00Z',
        kind: 'payout',
        memo: 'First half of earnings',
        amountMinor: -210_000,
        balanceMinor: 210_000,
        currency: 'USD',
      },
    ],
    travelers: [],
    totalMinor: 420_000,
    paidMinor: 210_000,
    dueMinor: 210_000,
    currency: 'USD',
  },
};
const answer = (data: PayeeStatement) =>
  served([getAdminGetStatementMockHandler({ success: true, data }), getAdminPrintStatementMockHandler()]);

const meta = {
  title: 'Portals/StatementDrawer',
  component: StatementDrawer,
  parameters: framed,
  decorators: [answer(statement)],
  args: { kind: 'host', id: '01980d5e-0000-7000-8000-000000000001', onClose: fn() },
} satisfies Meta<typeof StatementDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Print' })).toBeVisible());
    await expect(screen.getByText('Earnings of Canyons and Dunes')).toBeVisible();
  },
};
const none = { ...statement.statement, entries: [], totalMinor: 0, paidMinor: 0, dueMinor: 0 };
export const Empty: Story = { decorators: [answer({ ...statement, statement: none })] };
export const Dark: Story = { ...Ready, globals: { scheme: 'dark' } };
export const Phone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };
