import type { QueuedRefund } from '@caravan/sdk';
import { getGetRefundMockHandler, getReplaceRefundMockHandler } from '@caravan/sdk/msw';
import { framed, served } from '@caravan/shell/served';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { failed } from './fixtures.ts';
import RefundDrawer from './RefundDrawer.tsx';

const answer = (data: QueuedRefund) =>
  served([
    getGetRefundMockHandler({ success: true, data }),
    getReplaceRefundMockHandler({ success: true, data: { ...data, state: 'paidAnotherWay' } }),
  ]);

const meta = {
  title: 'Portals/RefundDrawer',
  component: RefundDrawer,
  parameters: framed,
  decorators: [answer(failed)],
  args: { id: failed.id, onClose: fn() },
} satisfies Meta<typeof RefundDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Send again' })).toBeVisible());
  },
};
export const AnotherWay: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Refund another way' }));
    await userEvent.click(await screen.findByRole('radio', { name: /Bank transfer/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Record bank transfer' }));
    await waitFor(() => expect(screen.getByText('Enter the reference of the transfer')).toBeVisible());
  },
};
const closed: QueuedRefund = { ...failed, availableActions: [], ways: [] };
export const Covered: Story = {
  decorators: [
    answer({
      ...failed,
      availableActions: ['replace'],
      refusal: 'The booking is no longer owed this much. Another refund may have covered it.',
      ways: [{ way: 'covered', label: 'Close without paying' }],
    }),
  ],
};
export const WaitsForASecondAdmin: Story = {
  decorators: [
    answer({
      ...failed,
      awaits: { by: 'Noor Haddad', reference: 'SEPA 4711', reason: 'The card is closed' },
    }),
  ],
};
export const Arrived: Story = {
  decorators: [answer({ ...closed, state: 'arrived', failure: undefined!, failureCode: undefined! })],
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
