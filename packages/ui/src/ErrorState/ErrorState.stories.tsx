import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ErrorState } from './ErrorState.tsx';

const meta = { component: ErrorState } satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj;

const retry = fn();
export const WithRetry: Story = {
  render: () => <ErrorState onRetry={retry}>There was an error while we were getting your data</ErrorState>,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalled();
  },
};
