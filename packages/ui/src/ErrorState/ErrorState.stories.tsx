import type { Meta } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ErrorState } from './ErrorState.tsx';
import { longText } from '../internal/story/states.ts';
import type { Story } from '../internal/story/Story.ts';

const meta = { title: 'Feedback/ErrorState', component: ErrorState } satisfies Meta<typeof ErrorState>;
export default meta;

export const Playground: Story = { args: { children: 'Please try again later' } };

const retry = fn();
export const WithRetry: Story = {
  render: () => <ErrorState onRetry={retry}>There was an error while we were getting your data</ErrorState>,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalled();
  },
};

/** In a card, where an illustration doesn't fit. */
export const WithoutPicture: Story = {
  args: { compact: true, level: 3, children: 'We couldn’t load your earnings.', onRetry: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const RightToLeft: Story = { ...WithRetry, play: undefined, globals: { locale: 'ar-EG' } };

export const Dark: Story = { ...WithRetry, play: undefined, globals: { scheme: 'dark' } };

export const Phone: Story = { ...WithRetry, play: undefined, globals: { viewport: { value: 'phone' } } };

export const LongText: Story = longText(Playground);
