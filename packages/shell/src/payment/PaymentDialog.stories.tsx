import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { PaymentDialog } from './PaymentDialog.tsx';
import type { PaymentPhase } from './usePayment.ts';

const meta = { title: 'Shell/PaymentDialog', component: PaymentDialog } satisfies Meta<typeof PaymentDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (phase: PaymentPhase, isAuthenticating = false) => ({
  amount: '$612.50',
  payment: {
    phase,
    pay: fn(),
    checkAgain: fn(),
    stopWaiting: fn(),
    authenticate: fn(),
    isAuthenticating,
    atBank: false,
    payLater: false,
  },
});

export const Sending: Story = { args: at('sending') };
export const Waiting: Story = { args: at('waiting') };
export const Slow: Story = { args: at('slow') };
export const Unsure: Story = {
  args: at('unsure'),
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: /again/i }));
    await expect(args.payment.checkAgain).toHaveBeenCalledOnce();
  },
};
export const Queued: Story = {
  args: at('queued'),
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Stop waiting' }));
    await expect(args.payment.stopWaiting).toHaveBeenCalledOnce();
  },
};
export const Challenge: Story = {
  args: at('challenge'),
  play: async ({ args }) => {
    const [refuse, approve] = await screen.findAllByRole('button');
    await userEvent.click(refuse!);
    await expect(args.payment.authenticate).toHaveBeenLastCalledWith(false);
    await userEvent.click(approve!);
    await expect(args.payment.authenticate).toHaveBeenLastCalledWith(true);
  },
};
const later = at('challenge');
/** Back from Affirm without a result: return to it, or pay another way. */
export const Affirm: Story = {
  args: { ...later, payment: { ...later.payment, payLater: true, atBank: true } },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Use a card instead' }));
    await expect(args.payment.authenticate).toHaveBeenLastCalledWith(false);
    await userEvent.click(screen.getByRole('button', { name: 'Continue to Affirm' }));
    await expect(args.payment.authenticate).toHaveBeenLastCalledWith(true);
  },
};
export const Approving: Story = { args: at('challenge', true) };
export const Dark: Story = { args: at('challenge'), globals: { scheme: 'dark' } };
export const Phone: Story = { args: at('challenge'), globals: { viewport: { value: 'phone' } } };
