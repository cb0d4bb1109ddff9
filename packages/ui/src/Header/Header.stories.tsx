import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Header } from './Header.tsx';

const meta = { title: 'Navigation/Header', component: Header, parameters: { frame: false } } satisfies Meta<
  typeof Header
>;
export default meta;
type Story = StoryObj;

export const Ready: Story = {
  render: () => (
    <Header
      brand="Wayfare"
      actions={<Avatar name="Ana Lima" badge="warning" badgeLabel="Profile incomplete" />}
    />
  ),
};

export const RightToLeft: Story = { ...Ready, globals: { locale: 'ar-EG' } };

export const Dark: Story = { ...Ready, globals: { scheme: 'dark' } };

export const Phone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };
