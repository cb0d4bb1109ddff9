import type { Meta } from '@storybook/react-vite';
import { Spinner } from './Spinner.tsx';
import type { Story } from '../internal/story/Story.ts';

const meta = { title: 'Feedback/Spinner', component: Spinner } satisfies Meta<typeof Spinner>;
export default meta;

export const Playground: Story = { args: { label: 'Loading', size: 'md' } };

export const Sizes: Story = {
  render: () => (
    <div className="flex items-center gap-4">
      <Spinner size="sm" />
      <Spinner />
      <Spinner size="lg" />
    </div>
  ),
};

export const RightToLeft: Story = { ...Sizes, play: undefined, globals: { locale: 'ar-EG' } };

export const Dark: Story = { ...Sizes, globals: { scheme: 'dark' } };

export const Phone: Story = { ...Sizes, globals: { viewport: { value: 'phone' } } };
