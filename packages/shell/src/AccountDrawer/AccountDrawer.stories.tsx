import { getLogoutMockHandler } from '@caravan/sdk/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { profile } from '../story/fixtures.people.ts';
import { framed, served } from '../story/served.tsx';
import { AccountDrawer } from './AccountDrawer.tsx';

const meta = {
  title: 'Shell/AccountDrawer',
  component: AccountDrawer,
  decorators: [served([getLogoutMockHandler()])],
  parameters: framed,
  args: {
    profile,
    paths: { account: '/account', publicProfile: '/profile', referral: '/refer' },
    isOpen: true,
    onClose: fn(),
    onHelp: fn(),
  },
} satisfies Meta<typeof AccountDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Host: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const Operator: Story = {
  args: { profile: { ...profile, group: 'operator' } },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Get Help' }));
    await expect(args.onHelp).toHaveBeenCalledOnce();
  },
};
export const Traveler: Story = { args: { profile: { ...profile, group: 'traveler' } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
