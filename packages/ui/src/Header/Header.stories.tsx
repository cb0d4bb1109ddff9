import type { Meta } from '@storybook/react-vite';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Header } from './Header.tsx';
import { longText } from '../internal/story/states.ts';
import type { Story } from '../internal/story/Story.ts';

const meta = { title: 'Navigation/Header', component: Header, parameters: { frame: false } } satisfies Meta<
  typeof Header
>;
export default meta;

export const Playground: Story = {
  args: { brand: 'Wayfare', actions: <Avatar name="Ana Lima" />, overArtwork: false },
};

export const Ready: Story = {
  render: () => (
    <Header
      brand="Wayfare"
      actions={<Avatar name="Ana Lima" badge="warning" badgeLabel="Profile incomplete" />}
    />
  ),
};

export const RightToLeft: Story = { ...Ready, play: undefined, globals: { locale: 'ar-EG' } };

export const Dark: Story = { ...Ready, globals: { scheme: 'dark' } };

export const Phone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };

export const LongText: Story = longText(Playground);
