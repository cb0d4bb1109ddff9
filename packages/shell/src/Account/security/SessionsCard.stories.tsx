import { getEndMySessionMockHandler, getListMySessionsMockHandler } from '@caravan/sdk/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { devices } from '../../story/fixtures.people.ts';
import { framed, served } from '../../story/served.tsx';
import { SessionsCard } from './SessionsCard.tsx';

const meta = {
  title: 'Shell/Account/SessionsCard',
  component: SessionsCard,
  parameters: framed,
} satisfies Meta<typeof SessionsCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const ended = fn(() => ({ success: true as const, data: { ok: true } }));
const ready = served([
  getListMySessionsMockHandler({ success: true, data: { items: devices } }),
  getEndMySessionMockHandler(ended),
]);

export const Ready: Story = {
  decorators: [ready],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Safari on iPhone/ }));
    await waitFor(() => expect(ended).toHaveBeenCalledOnce());
  },
};
export const Empty: Story = {
  decorators: [served([getListMySessionsMockHandler({ success: true, data: { items: [] } })])],
};
export const Loading: Story = { decorators: [served('never')] };
export const Failed: Story = { decorators: [served('failure')] };
export const Dark: Story = { decorators: [ready], globals: { scheme: 'dark' } };
export const Phone: Story = { decorators: [ready], globals: { viewport: { value: 'phone' } } };
