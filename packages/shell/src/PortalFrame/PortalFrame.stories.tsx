import { PageHeader } from '@caravan/ui/PageHeader';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Compass, House, Wallet } from 'lucide-react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { framed, served } from '../story/served.tsx';
import { PortalFrame } from './PortalFrame.tsx';

const meta = {
  title: 'Shell/PortalFrame',
  component: PortalFrame,
  decorators: [served([])],
  parameters: { ...framed, frame: false },
  args: {
    portal: 'host',
    groups: ['host'],
    nav: [
      { href: '/', label: 'Home', icon: <House /> },
      { href: '/trips', label: 'Trips', icon: <Compass />, badge: 3 },
      { href: '/earnings', label: 'Earnings', icon: <Wallet /> },
    ],
    account: { account: '/account' },
    children: <PageHeader title="Good morning, Amara" description="Three trips need you this week." />,
  },
} satisfies Meta<typeof PortalFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Help center' }));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
export const StandingIn: Story = {
  decorators: [
    served([], {
      impersonation: { adminId: 'a', adminName: 'Jonas Weber', expiresAt: '2027-05-04T13:00:00Z' } as never,
    }),
  ],
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
