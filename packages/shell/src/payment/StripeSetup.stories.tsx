import type { CardSaving } from '@caravan/sdk';
import { getGetPaymentConfigMockHandler, getSaveCardMockHandler } from '@caravan/sdk/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { framed, served } from '../story/served.tsx';
import { CardSetup } from './CardSetup.tsx';
import { stripeStandIn } from './stripeStandIn.ts';

const kept: CardSaving = {
  status: 'succeeded',
  message: 'Payment method updated!',
  card: { id: 'c1', label: 'Visa •••• 4242', createdAt: '2027-03-01T12:00:00Z' },
};
const asked: CardSaving = {
  status: 'requires_action',
  clientSecret: 'seti_1_secret_x',
  setupReference: 'seti_1',
};
const answers = (...savings: CardSaving[]) => [
  getGetPaymentConfigMockHandler({
    success: true,
    data: { provider: 'stripe', takesCards: true, publishableKey: 'pk_test_story' },
  }),
  getSaveCardMockHandler(() => ({
    success: true,
    data: savings.length > 1 ? savings.shift()! : savings[0]!,
  })),
];
const bank = fn(() => Promise.resolve());

/** Saves a card with Stripe's fields. */
const meta = {
  title: 'Shell/StripeSetup',
  component: CardSetup,
  decorators: [served(answers(kept))],
  parameters: { ...framed, width: 520 },
  beforeEach: () => {
    bank.mockClear();
    Object.assign(window, { Stripe: stripeStandIn(bank) });
    return () => void Reflect.deleteProperty(window, 'Stripe');
  },
  args: { payerName: 'Amara Okafor', onSaved: fn(), onCancel: fn() },
} satisfies Meta<typeof CardSetup>;
export default meta;
type Story = StoryObj<typeof meta>;

const save = async (number: string) => {
  const field = await screen.findByLabelText('Card number');
  if (number) await userEvent.type(field, number);
  const keep = screen.getByRole('button', { name: 'Save card' });
  await waitFor(() => expect(keep).toBeEnabled());
  await userEvent.click(keep);
};

export const Kept: Story = {
  play: async ({ args }) => {
    await save('4242 4242 4242 4242');
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledWith(kept));
  },
};
/** The bank authenticates the cardholder before the card is saved. */
export const AskedByTheBank: Story = {
  decorators: [served(answers(asked, kept))],
  play: async ({ args }) => {
    await save('4000 0027 6000 3184');
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledWith(kept));
    await expect(bank).toHaveBeenCalledOnce();
  },
};
export const Declined: Story = {
  decorators: [served(answers({ status: 'failed', message: 'Your card was declined.' }))],
  play: async ({ canvas, args }) => {
    await save('4242 4242 4242 4242');
    await expect(await canvas.findByText('Your card was declined.')).toBeVisible();
    await expect(args.onSaved).not.toHaveBeenCalled();
  },
};
export const Incomplete: Story = {
  play: async ({ canvas, args }) => {
    await save('');
    await expect(await canvas.findByText('Your card number is incomplete.')).toBeVisible();
    await expect(args.onSaved).not.toHaveBeenCalled();
  },
};
