import type { Webhook } from '@caravan/sdk';
import { getGetWebhookMetadataMockHandler } from '@caravan/sdk/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { webhooks } from '../story/fixtures.people.ts';
import { framed, served } from '../story/served.tsx';
import { listOf } from '../story/lists.ts';
import { Webhooks } from './Webhooks.tsx';

const meta = {
  title: 'Shell/Webhooks',
  component: Webhooks,
  parameters: { ...framed, width: 1100 },
} satisfies Meta<typeof Webhooks>;
export default meta;
type Story = StoryObj<typeof meta>;

const ready = served([
  getGetWebhookMetadataMockHandler({
    success: true,
    data: { eventTypes: ['booking.created', 'payment.succeeded', 'trip.status_changed'], retryHours: 72 },
  }),
]);
const listed = (items: Webhook[]) => ({
  list: listOf(items),
  create: fn(() => Promise.resolve({ webhook: webhooks[0]!, secret: 'whsec_0Vd8m1Kz' })),
  pathOf: (id: string) => `/webhooks/${id}`,
});

export const Ready: Story = { args: listed(webhooks), decorators: [ready] };
export const Creating: Story = {
  args: listed(webhooks),
  decorators: [ready],
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add webhook' }));
    await userEvent.type(await screen.findByRole('textbox', { name: /^URL/ }), 'https://hooks.example/in');
    const dialog = screen.getByRole('dialog');
    await userEvent.click([...dialog.querySelectorAll<HTMLElement>('button[type=submit]')][0]!);
    await waitFor(() => expect(args.create).toHaveBeenCalledOnce());
    const secret = await screen.findByText('whsec_0Vd8m1Kz');
    await waitFor(() => expect(secret).toBeVisible());
  },
};
export const OfAllOwners: Story = { args: { ...listed(webhooks), showOwner: true }, decorators: [ready] };
export const Empty: Story = { args: listed([]), decorators: [ready] };
export const Loading: Story = {
  args: { ...listed([]), list: listOf<Webhook>(undefined) },
  decorators: [ready],
};
export const Failed: Story = {
  args: { ...listed([]), list: listOf<Webhook>(undefined, 'The webhooks could not be loaded.') },
  decorators: [ready],
};
export const Dark: Story = { ...Ready, globals: { scheme: 'dark' } };
export const Phone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };
