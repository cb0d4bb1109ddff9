import type { Meta, StoryObj } from '@storybook/react-vite';
import { House, Map, UserRound } from 'lucide-react';
import { SideNav } from './SideNav.tsx';

const meta = { title: 'Navigation/SideNav', component: SideNav } satisfies Meta<typeof SideNav>;
export default meta;
type Story = StoryObj;

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

export const RightToLeft: Story = { ...Ready, globals: { locale: 'ar-EG' } };

export const Phone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };
