import type { EmailCampaign } from '@caravan/sdk';
import { getStopTripEmailMockHandler } from '@caravan/sdk/msw';
import { framed, served } from '@caravan/shell/served';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { StopEmail } from './StopEmail.tsx';

const email: EmailCampaign = {
  id: '01980d5e-0000-7000-8000-000000000001',
  kind: 'launch',
  name: 'Launch',
  recipients: 40_000,
  sent: 1200,
  opened: 310,
  clicked: 42,
  undelivered: 3,
  uncertain: 2,
  status: 'sending',
  stoppable: true,
  sortOrder: 0,
};
const stopped = fn(() => ({
  success: true as const,
  data: { ...email, sent: 1204, status: 'stopped' as const, stoppable: false },
}));

const meta = {
  title: 'Portals/StopEmail',
  component: StopEmail,
  parameters: framed,
  decorators: [served([getStopTripEmailMockHandler(stopped)])],
  args: { tripId: '01980d5e-0000-7000-8000-000000000002', email, onClose: fn() },
} satisfies Meta<typeof StopEmail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args }) => {
    const told = await screen.findByText('1,200 people already have it. 38,800 won’t get it.');
    await waitFor(() => expect(told).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Stop sending' }));
    await waitFor(() => expect(stopped).toHaveBeenCalledOnce());
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};
export const Over: Story = { args: { email: { ...email, sent: 40_000, stoppable: false } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const RightToLeft: Story = { globals: { locale: 'ar-EG' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
