import type { Meta } from '@storybook/react-vite';
import { ProgressBar } from './ProgressBar.tsx';
import { longText } from '../internal/story/states.ts';
import type { Story } from '../internal/story/Story.ts';

const meta = { title: 'Feedback/ProgressBar', component: ProgressBar } satisfies Meta<typeof ProgressBar>;
export default meta;

export const Playground: Story = {
  args: { label: 'Audience export', value: 340, max: 1200, detail: '340 of 1,200 rows' },
};

export const Ready: Story = {
  render: () => (
    <div className="flex flex-col gap-6">
      <ProgressBar label="Preparing the export" value={340} max={1200} detail="340 of 1,200 rows" />
      <ProgressBar label="Repricing" />
      <ProgressBar label="Uploaded" value={100} tone="green" />
    </div>
  ),
};

export const Dark: Story = { ...Ready, globals: { scheme: 'dark' } };

export const RightToLeft: Story = { ...Ready, play: undefined, globals: { locale: 'ar-EG' } };

export const Phone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };

export const LongText: Story = longText(Playground);
