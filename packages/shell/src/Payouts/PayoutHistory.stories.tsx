import type { Payout } from '@caravan/sdk';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { payouts } from '../story/fixtures.money.ts';
import { listOf } from '../story/lists.ts';
import { framed, served } from '../story/served.tsx';
import { PayoutHistory } from './PayoutHistory.tsx';

const meta = {
  title: 'Shell/Payouts/PayoutHistory',
  component: PayoutHistory,
  parameters: { ...framed, width: 1000 },
  decorators: [served([])],
} satisfies Meta<typeof PayoutHistory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  args: { list: listOf(payouts) },
  play: async ({ canvas }) => {
    const paid = canvas.getByRole('row', { name: /First half of earnings/ });
    await expect(paid).toHaveTextContent('Paid');
    await expect(paid).toHaveTextContent('$6,240');
    await expect(paid).toHaveTextContent('$120 taken off for Lunch in the Alentejo');
  },
};
export const Empty: Story = {
  args: { list: listOf<Payout>([]) },
  play: async ({ canvas }) => expect(canvas.getByText('No payouts yet')).toBeVisible(),
};
export const Loading: Story = { args: { list: listOf<Payout>(undefined) } };
export const Failed: Story = {
  args: { list: listOf<Payout>(undefined, 'The payouts could not be loaded.') },
};
export const Dark: Story = { args: { list: listOf(payouts) }, globals: { scheme: 'dark' } };
export const Phone: Story = { args: { list: listOf(payouts) }, globals: { viewport: { value: 'phone' } } };
