import type { Meta } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { JobProgress } from './JobProgress.tsx';
import { longText } from '../internal/story/states.ts';
import type { Story } from '../internal/story/Story.ts';

const meta = { title: 'Feedback/JobProgress', component: JobProgress } satisfies Meta<typeof JobProgress>;
export default meta;

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

export const RightToLeft: Story = { ...Running, play: undefined, globals: { locale: 'ar-EG' } };

export const Dark: Story = { ...Running, globals: { scheme: 'dark' } };

export const Phone: Story = { ...Running, globals: { viewport: { value: 'phone' } } };

export const TriedAgain: Story = {
  args: {
    title: 'Prices of 12 departures',
    state: 'failed',
    detail: 'The connection was lost.',
    onRetry: fn(),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Stopped: Story = {
  args: { title: 'Prices of 12 departures', state: 'running', value: 3, max: 12, onCancel: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = longText(Playground);
