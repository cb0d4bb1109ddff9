import type { EmailCampaign, Trip } from '@caravan/sdk';
import { getUpdateTripMockHandler } from '@caravan/sdk/msw';
import { framed, served } from '@caravan/shell/served';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { DuplicateEmail } from './DuplicateEmail.tsx';

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
  status: 'stopped',
  stoppable: false,
  sortOrder: 0,
};
const trip = { id: '01980d5e-0000-7000-8000-000000000002', version: 3, promoteEmails: [] } as unknown as Trip;
const saved = fn(() => ({ success: true as const, data: { ...trip, version: 4 } }));

const meta = {
  title: 'Portals/DuplicateEmail',
  component: DuplicateEmail,
  parameters: framed,
  decorators: [served([getUpdateTripMockHandler(saved)])],
  args: { trip, email, onClose: fn() },
} satisfies Meta<typeof DuplicateEmail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args }) => {
    const told = await screen.findByText('1,200 people already have it.');
    await waitFor(() => expect(told).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Create draft' }));
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const RightToLeft: Story = { globals: { locale: 'ar-EG' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
