import { getCreateSandboxTokenMockHandler, getGetPaymentConfigMockHandler } from '@caravan/sdk/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { framed, served } from '../story/served.tsx';
import { CardPayment } from './CardPayment.tsx';

const answers = [
  getGetPaymentConfigMockHandler({ success: true, data: { provider: 'sandbox', takesCards: true } }),
  getCreateSandboxTokenMockHandler({
    success: true,
    data: { token: 'tok_story', brand: 'visa', last4: '4242' },
  }),
];

const meta = {
  title: 'Shell/CardPayment',
  component: CardPayment,
  decorators: [served(answers)],
  parameters: { ...framed, width: 520 },
  args: {
    operation: 'payBooking',
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
    await userEvent.click(await canvas.findByRole('button', { name: 'Pay $612.50' }));
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-invalid', 'true'));
    await expect(args.start).not.toHaveBeenCalled();
  },
};
/** An admin who stands in for a traveler pays nothing for him, and reads why. */
export const StandingIn: Story = {
  decorators: [
    served(answers, {
      impersonation: {
        actorName: 'Ada Admin',
        actorEmail: 'ada@demo.example',
        expiresAt: '2027-05-01T12:00:00Z',
        barred: ['payBooking'],
        barredReason: 'You cannot do this while impersonating someone.',
      },
    }),
  ],
  play: async ({ canvas, args }) => {
    const pay = await canvas.findByRole('button', { name: 'Pay $612.50' });
    await waitFor(() => expect(pay).toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click((await canvas.findAllByRole('button', { name: /4242/ }))[0]!);
    await userEvent.click(pay);
    await userEvent.type((await canvas.findAllByRole('textbox'))[0]!, '{Enter}');
    await expect(args.start).not.toHaveBeenCalled();
    for (let steps = 0; steps < 20 && document.activeElement !== pay; steps++) await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('while impersonating someone');
  },
};
export const Refused: Story = {
  args: { start: fn(() => Promise.reject(new Error('Your card was declined.'))) },
  play: async ({ canvas, args }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: /4242/ }))[0]!);
    await userEvent.click(canvas.getByRole('button', { name: 'Pay $612.50' }));
    await waitFor(() => expect(args.start).toHaveBeenCalled());
  },
};
export const Sending: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: /4242/ }))[0]!);
    await userEvent.click(canvas.getByRole('button', { name: 'Pay $612.50' }));
    await waitFor(() => expect(args.start).toHaveBeenCalledOnce());
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
/** A real number is refused before anything is sent. */
export const RealCard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(await canvas.findByLabelText(/Card number/), '4111111111111111');
    await userEvent.click(canvas.getByRole('button', { name: 'Pay $612.50' }));
    await expect(await canvas.findByText(/enter a real card number here/)).toBeVisible();
    await expect(args.start).not.toHaveBeenCalled();
  },
};

const notice = 'Nomad cannot take card payments yet. Please write to help@nomad.example.';

/** A marketplace on a real provider has no card fields yet, and says so. */
export const NotSetUp: Story = {
  decorators: [
    served([
      getGetPaymentConfigMockHandler({
        success: true,
        data: { provider: 'stripe', takesCards: false, notice, publishableKey: 'pk_test' },
      }),
    ]),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(notice)).toBeVisible();
    await expect(canvas.queryByLabelText(/Card number/)).toBeNull();
    await expect(canvas.queryByRole('button', { name: /Pay/ })).toBeNull();
  },
};
export const Loading: Story = { decorators: [served('never')] };
export const ConfigFailed: Story = {
  decorators: [served('failure')],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We couldn’t load the card form')).toBeVisible();
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
