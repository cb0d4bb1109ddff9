import type { Delivery, Webhook } from '@caravan/sdk';
import {
  getGetWebhookMetadataMockHandler,
  getGetWebhookMockHandler,
  getListDeliveriesMockHandler,
  getUpdateWebhookMockHandler,
} from '@caravan/sdk/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { deliveries, webhooks } from '../story/fixtures.people.ts';
import { framed, served } from '../story/served.tsx';
import { WebhookPage } from './WebhookPage.tsx';

const meta = {
  title: 'Shell/WebhookPage',
  component: WebhookPage,
  parameters: { ...framed, width: 1100 },
  args: { id: webhooks[0]!.id, listPath: '/webhooks', state: undefined, onState: fn() },
} satisfies Meta<typeof WebhookPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const changed = fn(() => ({ success: true as const, data: { ...webhooks[1]!, state: 'active' as const } }));
const showing = (hook: Webhook, items: Delivery[]) =>
  served([
    getGetWebhookMockHandler({ success: true, data: hook }),
    getListDeliveriesMockHandler({ success: true, data: { items } }),
    getGetWebhookMetadataMockHandler({
      success: true,
      data: { eventTypes: ['booking.created', 'payment.succeeded'], retryHours: 72 },
    }),
    getUpdateWebhookMockHandler(changed),
  ]);
const ready = showing(webhooks[0]!, deliveries);

export const Ready: Story = { decorators: [ready] };
export const Paused: Story = {
  decorators: [showing(webhooks[1]!, deliveries.slice(1))],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Resume/ }));
    await waitFor(() => expect(changed).toHaveBeenCalledOnce());
  },
};
export const Pausing: Story = {
  decorators: [ready],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pause' }));
    const dialog = await screen.findByRole('alertdialog');
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
export const Empty: Story = { decorators: [showing(webhooks[0]!, [])] };
export const Dark: Story = { decorators: [ready], globals: { scheme: 'dark' } };
export const Phone: Story = { decorators: [ready], globals: { viewport: { value: 'phone' } } };
