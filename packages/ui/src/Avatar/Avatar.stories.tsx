import type { Meta } from '@storybook/react-vite';
import { poster } from '../internal/story/poster.ts';
import { Avatar } from './Avatar.tsx';
import { longText } from '../internal/story/states.ts';
import type { Story } from '../internal/story/Story.ts';

const meta = { title: 'Content/Avatar', component: Avatar } satisfies Meta<typeof Avatar>;
export default meta;

export const Playground: Story = { args: { name: 'Ana Sá', size: 'lg' } };

export const Ready: Story = {
  render: () => (
    <div className="flex items-center gap-4">
      <Avatar name="Ana Lima" size="sm" />
      <Avatar name="Ana Lima" badge="warning" badgeLabel="Profile incomplete" />
      <Avatar name="Ana Lima" size="lg" badge="error" badgeLabel="Profile required" />
      <Avatar name="Ana Lima" size="xl" src={poster('kyoto')} />
    </div>
  ),
};

export const Dark: Story = { ...Ready, globals: { scheme: 'dark' } };

export const RightToLeft: Story = { ...Ready, play: undefined, globals: { locale: 'ar-EG' } };

export const Phone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };

export const LongText: Story = longText(Playground);
