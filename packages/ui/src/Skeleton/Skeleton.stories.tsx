import type { Meta } from '@storybook/react-vite';
import { Skeleton } from './Skeleton.tsx';
import type { Story } from '../internal/story/Story.ts';

const meta = { title: 'Feedback/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;

export const Playground: Story = { args: { lines: 3 } };

export const Shapes: Story = {
  render: () => (
    <div aria-busy className="flex max-w-sm flex-col gap-4">
      <Skeleton className="aspect-[4/3] w-full rounded-md" />
      <Skeleton lines={3} />
    </div>
  ),
};

export const Dark: Story = { ...Shapes, globals: { scheme: 'dark' } };

export const RightToLeft: Story = { ...Shapes, play: undefined, globals: { locale: 'ar-EG' } };

export const Phone: Story = { ...Shapes, globals: { viewport: { value: 'phone' } } };
