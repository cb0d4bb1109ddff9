import type { Meta } from '@storybook/react-vite';
import { StatusTimeline } from './StatusTimeline.tsx';
import { longText } from '../internal/story/states.ts';
import type { Story } from '../internal/story/Story.ts';

const meta = { title: 'Navigation/StatusTimeline', component: StatusTimeline } satisfies Meta<
  typeof StatusTimeline
>;
export default meta;

export const Playground: Story = {
  args: {
    label: 'Trip page',
    complete: 2,
    steps: ['Marketing', 'Live', 'Confirmed', 'Closed'].map((label) => ({ id: label, label })),
  },
};
const steps = [
  { id: 'requested', label: 'Requested', detail: 'Mar 2' },
  { id: 'approved', label: 'Approved', detail: 'Mar 9' },
  { id: 'live', label: 'Live', detail: '6 of 10 spots' },
  { id: 'confirmed', label: 'Confirmed' },
];

export const Ready: Story = {
  render: () => <StatusTimeline label="Trip status" steps={steps} complete={2} />,
};

export const Stopped: Story = {
  render: () => <StatusTimeline label="Trip status" steps={steps} complete={2} stopped="Cancelled" />,
};

export const Phone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { ...Stopped, globals: { scheme: 'dark' } };

export const RightToLeft: Story = { ...Ready, play: undefined, globals: { locale: 'ar-EG' } };

export const LongText: Story = longText(Playground);
