import { ApiError } from '@caravan/sdk';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { framed, served } from '../story/served.tsx';
import { labels } from '../ErrorPage/messages.ts';
import { RouteError } from './RouteError.tsx';

const meta = {
  title: 'Shell/RouteError',
  component: RouteError,
  decorators: [served([])],
  parameters: { ...framed, frame: false },
  args: { error: new Error('The page could not be drawn'), reset: fn() },
} satisfies Meta<typeof RouteError>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Failure: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: labels.retry }));
    await expect(args.reset).toHaveBeenCalled();
  },
};
export const Missing: Story = { args: { error: new ApiError(404, 'not_found', 'This page does not exist') } };
/** An unauthorized user is being redirected: show a page skeleton, not an error. */
export const OnTheWay: Story = {
  args: { error: new ApiError(403, 'forbidden', 'You may not see this') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Loading');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
export const Unanswered: Story = { args: { error: new ApiError(503, 'unavailable', 'No one answers') } };
/** A release has replaced the page's chunks; a full page load fetches the new ones (H-605). */
export const Stale: Story = {
  args: { error: new TypeError('Failed to fetch dynamically imported module: /assets/Bookings.js') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: labels.reload })).toBeVisible();
    await expect(canvas.queryByText(labels.retrying)).toBeNull();
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const RightToLeft: Story = { globals: { locale: 'ar-EG' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
