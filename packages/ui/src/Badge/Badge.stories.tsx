import type { Meta } from '@storybook/react-vite';
import { Badge } from './Badge.tsx';
import { longText } from '../internal/story/states.ts';
import type { Story } from '../internal/story/Story.ts';

const meta = { title: 'Feedback/Badge', component: Badge } satisfies Meta<typeof Badge>;
export default meta;

export const Playground: Story = { args: { children: 'Confirmed', tone: 'purple', dot: true, size: 'md' } };

export const Statuses: Story = {
  render: () => (
    <div className="flex flex-wrap gap-2">
      <Badge tone="warning" dot>
        Requested
      </Badge>
      <Badge tone="grey" dot>
        Closed
      </Badge>
      <Badge tone="blue" dot>
        Live
      </Badge>
      <Badge tone="green" dot>
        Pending
      </Badge>
      <Badge tone="purple" dot>
        Confirmed
      </Badge>
      <Badge tone="teal" dot>
        Complete
      </Badge>
      <Badge tone="red" dot>
        Cancelled
      </Badge>
      <Badge tone="accent">Recommended</Badge>
      <Badge>ID# 4F2A</Badge>
      <Badge size="sm">Tier 2</Badge>
    </div>
  ),
};

export const Dark: Story = { ...Statuses, globals: { scheme: 'dark' } };

export const RightToLeft: Story = { ...Statuses, play: undefined, globals: { locale: 'ar-EG' } };

export const Phone: Story = { ...Statuses, globals: { viewport: { value: 'phone' } } };

export const LongText: Story = longText(Playground);
