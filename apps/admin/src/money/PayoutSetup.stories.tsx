import type { PayoutSetup as Setup } from '@caravan/sdk';
import { getGetPayoutSetupMockHandler, getSendPayoutSetupMockHandler } from '@caravan/sdk/msw';
import { framed, served } from '@caravan/shell/served';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http } from 'msw';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import PayoutSetup from './PayoutSetup.tsx';

const fresh: Setup = { ready: false, recipients: ['maya@atlas.example'], sendable: true };
const sent: Setup = {
  ...fresh,
  sentAt: '2026-05-04T15:20:00Z',
  sentTo: ['maya@atlas.example'],
};
const answer = (data: Setup) =>
  served([
    getGetPayoutSetupMockHandler({ success: true, data }),
    getSendPayoutSetupMockHandler({ success: true, data: sent }),
  ]);

const meta = {
  title: 'Portals/PayoutSetup',
  component: PayoutSetup,
  parameters: framed,
  args: { kind: 'host', id: '01980d5e-0000-7000-8000-000000000001', name: 'Maya Rivera' },
} satisfies Meta<typeof PayoutSetup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotSent: Story = {
  decorators: [answer(fresh)],
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Send setup link' }));
    const question = await screen.findByRole('alertdialog', { name: 'Send Maya Rivera a setup link?' });
    await expect(question).toHaveTextContent('maya@atlas.example');
    await userEvent.click(screen.getAllByRole('button', { name: 'Send setup link' }).at(-1)!);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};
export const Sent: Story = { decorators: [answer(sent)] };
export const Opened: Story = { decorators: [answer({ ...sent, openedAt: '2026-05-04T18:02:00Z' })] };
export const Finished: Story = {
  decorators: [
    answer({
      ...sent,
      openedAt: '2026-05-04T18:02:00Z',
      ready: true,
      finishedAt: '2026-05-04T18:05:00Z',
      sendable: false,
      reason: 'Their payout account is set up.',
    }),
  ],
};
export const ForSupport: Story = { decorators: [answer({ ...sent, sendable: false })] };
export const Loading: Story = {
  decorators: [served([http.get('*/api/admin/payees/*', async () => delay('infinite'))])],
};
