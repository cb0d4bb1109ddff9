import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { expect, fn, userEvent } from 'storybook/test';
import { JobProgress } from './JobProgress.tsx';

const meta = { title: 'Feedback/JobProgress', component: JobProgress } satisfies Meta<typeof JobProgress>;
export default meta;
type Story = StoryObj;

export const Playground: Story = {
  args: { title: 'Audience export', state: 'running', value: 340, max: 1200, detail: '340 of 1,200 rows' },
};

const retry = fn();
export const Running: Story = {
  render: () => (
    <JobProgress
      title="Audience export"
      state="running"
      value={340}
      max={1200}
      detail="340 of 1,200 rows"
      onCancel={() => undefined}
    />
  ),
};
export const Waiting: Story = {
  render: () => <JobProgress title="Audience export" state="waiting" detail="Waiting for its turn" />,
};
export const Done: Story = {
  render: () => (
    <JobProgress
      title="Audience export"
      state="done"
      detail="1,200 rows"
      action={<Button size="sm">Download</Button>}
    />
  ),
};
export const Failed: Story = {
  render: () => (
    <JobProgress
      title="Audience export"
      state="failed"
      detail="Oops! We encountered an error while exporting your data"
      onRetry={retry}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalled();
  },
};

export const RightToLeft: Story = { ...Running, globals: { locale: 'ar-EG' } };

export const Dark: Story = { ...Running, globals: { scheme: 'dark' } };

export const Phone: Story = { ...Running, globals: { viewport: { value: 'phone' } } };
