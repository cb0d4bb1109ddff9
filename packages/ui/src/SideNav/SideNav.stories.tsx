import type { Meta } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { House, Map, UserRound } from 'lucide-react';
import { SideNav } from './SideNav.tsx';
import { longText } from '../internal/story/states.ts';
import type { Story } from '../internal/story/Story.ts';

const meta = { title: 'Navigation/SideNav', component: SideNav } satisfies Meta<typeof SideNav>;
export default meta;

export const Playground: Story = {
  args: {
    label: 'Main',
    className: 'w-56',
    groups: [
      {
        items: [
          { href: '/', label: 'Home', icon: <House />, isCurrent: true },
          { href: '/trips', label: 'Trips', icon: <Map /> },
        ],
      },
      { title: 'Account', items: [{ href: '/profile', label: 'Profile', icon: <UserRound /> }] },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Trips' })).toHaveFocus();
  },
};

export const Ready: Story = {
  render: () => (
    <SideNav
      label="Main"
      className="w-56"
      groups={[
        {
          items: [
            { href: '/', label: 'Home', icon: <House />, isCurrent: true },
            { href: '/trips', label: 'Trips', icon: <Map /> },
          ],
        },
        { title: 'Account', items: [{ href: '/profile', label: 'Profile', icon: <UserRound /> }] },
      ]}
    />
  ),
};

export const Dark: Story = { ...Ready, globals: { scheme: 'dark' } };

export const RightToLeft: Story = { ...Ready, play: undefined, globals: { locale: 'ar-EG' } };

export const Phone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };

export const LongText: Story = longText(Playground);
