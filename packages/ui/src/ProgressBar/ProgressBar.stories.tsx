import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressBar } from './ProgressBar.tsx';

const meta = { title: 'Feedback/ProgressBar', component: ProgressBar } satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj;

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

export const RightToLeft: Story = { ...Ready, globals: { locale: 'ar-EG' } };

export const Phone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };
