import { getCreateSandboxTokenMockHandler } from '@caravan/sdk/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { framed, served } from '../story/served.tsx';
import { CardPayment } from './CardPayment.tsx';

const meta = {
  title: 'Shell/CardPayment',
  component: CardPayment,
  decorators: [
    served([
      getCreateSandboxTokenMockHandler({
        success: true,
        data: { token: 'tok_story', brand: 'visa', last4: '4242' },
      }),
    ]),
  ],
  parameters: { ...framed, width: 520 },
  args: {
    amountMinor: 61_250,
    currency: 'USD',
    label: (amount: string) => `Pay ${amount}`,
    payerName: 'Amara Okafor',
    storageKey: 'story',
    start: fn(() => new Promise<never>(() => undefined)),
    onSucceeded: fn(),
    onRefused: fn(),
  },
} satisfies Meta<typeof CardPayment>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Incomplete: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pay $612.50' }));
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-invalid', 'true'));
    await expect(args.start).not.toHaveBeenCalled();
  },
};
export const Refused: Story = {
  args: { start: fn(() => Promise.reject(new Error('Your card was declined.'))) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: /4242/ })[0]!);
    await userEvent.click(canvas.getByRole('button', { name: 'Pay $612.50' }));
    await waitFor(() => expect(args.start).toHaveBeenCalled());
  },
};
export const Sending: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: /4242/ })[0]!);
    await userEvent.click(canvas.getByRole('button', { name: 'Pay $612.50' }));
    await waitFor(() => expect(args.start).toHaveBeenCalledOnce());
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
