import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Header } from './Header.tsx';

const meta = { component: Header, parameters: { frame: false } } satisfies Meta<typeof Header>;
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
