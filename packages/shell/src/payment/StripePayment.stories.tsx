import type { PaymentResult } from '@caravan/sdk';
import {
  getAuthenticatePaymentMockHandler,
  getCreateSandboxTokenMockHandler,
  getGetPaymentConfigMockHandler,
  getGetPaymentMockHandler,
} from '@caravan/sdk/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { framed, served } from '../story/served.tsx';
import { CardPayment } from './CardPayment.tsx';
import { stripeStandIn } from './stripeStandIn.ts';

const asked = fn();
const paid: PaymentResult = {
  paymentId: '019b0000-0000-7000-8000-000000000001',
  secret: 'a-secret-of-this-payment',
  status: 'succeeded',
  amountMinor: 61_250,
  currency: 'USD',
  provider: 'stripe',
};
const atBank: PaymentResult = { ...paid, status: 'requires_action', clientSecret: 'pi_1_secret_x' };

const answers = [
  getGetPaymentConfigMockHandler({
    success: true,
    data: { provider: 'stripe', takesCards: true, publishableKey: 'pk_test_story' },
  }),
  getCreateSandboxTokenMockHandler(() => {
    asked();
    return { success: true, data: { token: 'tok', brand: 'visa', last4: '4242' } };
  }),
  getGetPaymentMockHandler({ success: true, data: atBank }),
  getAuthenticatePaymentMockHandler({ success: true, data: paid }),
];

/** The marketplace accepts cards through Stripe: Stripe's fields with our button and everything after it. */
const meta = {
  title: 'Shell/StripePayment',
  component: CardPayment,
  decorators: [served(answers)],
  parameters: { ...framed, width: 520 },
  beforeEach: () => {
    asked.mockClear();
    sessionStorage.clear();
    Object.assign(window, { Stripe: stripeStandIn() });
    return () => void Reflect.deleteProperty(window, 'Stripe');
  },
  args: {
    operation: 'payHold',
    amountMinor: 61_250,
    currency: 'USD',
    label: (amount: string) => `Pay ${amount}`,
    payerName: 'Amara Okafor',
    storageKey: 'stripe-story',
    start: fn(() => Promise.resolve(paid)),
    onSucceeded: fn(),
    onRefused: fn(),
  },
} satisfies Meta<typeof CardPayment>;
export default meta;
type Story = StoryObj<typeof meta>;

const payWith = async (number: string) => {
  const field = await screen.findByLabelText('Card number');
  if (number) await userEvent.type(field, number);
  const pay = screen.getByRole('button', { name: 'Pay $612.50' });
  await waitFor(() => expect(pay).toBeEnabled());
  await userEvent.click(pay);
};

/** Only Stripe's ID of the card reaches our server, never the card itself. */
export const Paid: Story = {
  play: async ({ args }) => {
    await payWith('4242 4242 4242 4242');
    await waitFor(() => expect(args.onSucceeded).toHaveBeenCalledOnce());
    await expect(args.start).toHaveBeenCalledWith(expect.objectContaining({ paymentMethod: 'pm_card_visa' }));
    await expect(asked).not.toHaveBeenCalled();
  },
};
export const Incomplete: Story = {
  play: async ({ args, canvas }) => {
    await payWith('');
    await expect(await canvas.findByText('Your card number is incomplete.')).toBeVisible();
    await expect(args.start).not.toHaveBeenCalled();
  },
};
export const Expired: Story = {
  play: async ({ args, canvas }) => {
    await payWith('4000 0000 0000 0069');
    await expect(await canvas.findByText('Your card has expired.')).toBeVisible();
    await expect(args.start).not.toHaveBeenCalled();
  },
};
/** The bank authenticates in Stripe's frame; the outcome comes from the server. */
export const AskedByTheBank: Story = {
  args: { start: fn(() => Promise.resolve(atBank)) },
  play: async ({ args }) => {
    await payWith('4000 0027 6000 3184');
    await waitFor(() => expect(args.onSucceeded).toHaveBeenCalledOnce());
  },
};
const givenUp: PaymentResult = {
  ...paid,
  status: 'failed',
  failureCode: 'canceled',
  failureMessage: 'The payment wasn’t completed. Try again or use another card.',
};
const onItsWay: PaymentResult = { ...paid, status: 'processing', onItsWay: true, expectedOn: '2027-02-05' };
/** A bank debit takes days: the payer accepts the mandate in Stripe's frame, and nothing else is left to do. */
export const BankDebit: Story = {
  args: { start: fn(() => Promise.resolve(atBank)) },
  decorators: [
    served([
      getGetPaymentConfigMockHandler({
        success: true,
        data: {
          provider: 'stripe',
          takesCards: true,
          publishableKey: 'pk_test_story',
          debits: [{ method: 'us_bank_account', currency: 'USD' }],
        },
      }),
      getGetPaymentMockHandler({ success: true, data: onItsWay }),
      getAuthenticatePaymentMockHandler({ success: true, data: onItsWay }),
    ]),
  ],
  play: async ({ args, canvas }) => {
    await payWith('000123456789');
    await expect(await canvas.findByText('Your bank debit is on its way')).toBeVisible();
    await expect(canvas.getByText(/We expect \$612\.50 from your bank by/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Pay $612.50' })).toBeNull();
    await expect(args.start).toHaveBeenCalledWith(
      expect.objectContaining({ paymentMethod: 'us_bank_account:pm_bank' }),
    );
    await expect(args.onSucceeded).not.toHaveBeenCalled();
  },
};
/** After leaving the bank's frame for good, the payer can use another card. */
export const AnotherCard: Story = {
  args: { start: fn(() => Promise.resolve(atBank)) },
  decorators: [
    served([
      answers[0]!,
      getGetPaymentMockHandler({ success: true, data: atBank }),
      getAuthenticatePaymentMockHandler(async ({ request }) => {
        const { approve } = (await request.json()) as { approve: boolean };
        return { success: true, data: approve ? atBank : givenUp };
      }),
    ]),
  ],
  play: async ({ args, canvas }) => {
    await payWith('4000 0027 6000 3184');
    const other = await screen.findByRole('button', { name: 'Use another card' });
    await waitFor(() => expect(other).toBeVisible());
    await userEvent.click(other);
    await expect(await canvas.findByText(givenUp.failureMessage!)).toBeVisible();
    await expect(screen.getByLabelText('Card number')).toBeVisible();
    await expect(args.onSucceeded).not.toHaveBeenCalled();
  },
};
/** After leaving the bank's frame, the payer can return to it. */
export const BankLeft: Story = {
  args: { start: fn(() => Promise.resolve(atBank)) },
  decorators: [
    served([
      answers[0]!,
      getGetPaymentMockHandler({ success: true, data: atBank }),
      getAuthenticatePaymentMockHandler({ success: true, data: atBank }),
    ]),
  ],
  play: async ({ args }) => {
    await payWith('4000 0027 6000 3184');
    const back = await screen.findByRole('button', { name: 'Confirm with your bank' });
    await waitFor(() => expect(back).toBeVisible());
    await expect(args.onSucceeded).not.toHaveBeenCalled();
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
