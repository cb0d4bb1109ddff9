import { ApiError, type PaymentResult } from '@caravan/sdk';
import { getGetPaymentConfigMockHandler } from '@caravan/sdk/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { cardFrame, fill } from '../story/cardFrame.ts';
import { framed, served } from '../story/served.tsx';
import { CardPayment } from './CardPayment.tsx';
import type { PaymentStart } from './usePayment.ts';

const answers = [
  getGetPaymentConfigMockHandler({ success: true, data: { provider: 'sandbox', takesCards: true } }),
];

const result: PaymentResult = {
  paymentId: '019b0000-0000-7000-8000-000000000001',
  status: 'processing',
  amountMinor: 61_250,
  currency: 'USD',
};

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

const pay = async () => {
  const button = await screen.findByRole('button', { name: 'Pay $612.50' });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
  return button;
};

export const Ready: Story = {};
/** The frame shows what is missing at its fields, and the first of them has focus. */
export const Incomplete: Story = {
  play: async ({ args }) => {
    const card = within(await cardFrame());
    await pay();
    const number = card.getByLabelText(/Card number/);
    await waitFor(() => expect(number).toHaveAttribute('aria-invalid', 'true'));
    await waitFor(() => expect(number.ownerDocument.activeElement).toBe(number));
    await expect(card.getAllByText('Required')).toHaveLength(4);
    await expect(args.start).not.toHaveBeenCalled();
  },
};
/**
 * Numbers are grouped as on the card, the expiry gets its slash and loses it again, and errors disappear when
 * corrected.
 */
export const Typed: Story = {
  play: async ({ args }) => {
    const card = within(await cardFrame());
    const [number, expiry] = [card.getByLabelText(/Card number/), card.getByLabelText(/Expiry/)];
    await userEvent.type(number, '378282246310005');
    await expect(number).toHaveValue('3782 822463 10005');
    await expect(card.getByText('Amex')).toBeVisible();
    await userEvent.type(expiry, '04');
    await expect(expiry).toHaveValue('04/');
    await userEvent.type(expiry, '{Backspace}');
    await expect(expiry).toHaveValue('04');
    await userEvent.clear(expiry);
    await userEvent.type(expiry, '0420');
    await userEvent.type(card.getByLabelText(/Security code/), '1234');
    await userEvent.type(card.getByLabelText(/Name on card/), 'Amara Okafor');
    await pay();
    await expect(await card.findByText('This card has expired. Use another one.')).toBeVisible();
    await userEvent.clear(expiry);
    await userEvent.type(expiry, '1340');
    await expect(card.getByText('Enter the month and year, like 04/29.')).toBeVisible();
    await userEvent.clear(expiry);
    await userEvent.type(expiry, '440');
    await expect(expiry).toHaveValue('04/40');
    await expect(expiry).not.toHaveAttribute('aria-invalid');
    await expect(args.start).not.toHaveBeenCalled();
    // Enter submits the payment, as in any form; the surrounding page only receives a token.
    await userEvent.type(expiry, '{Enter}');
    await waitFor(() => expect(args.start).toHaveBeenCalledOnce());
    await expect(args.start).toHaveBeenCalledWith(expect.objectContaining({ paymentMethod: 'tok_story' }));
  },
};
/** The provider's errors show at their field, or above the fields if they concern none. */
export const RefusedByTheProvider: Story = {
  play: async ({ args, canvas }) => {
    const card = within(await cardFrame());
    await userEvent.click(card.getByRole('button', { name: /4242/ }));
    const code = card.getByLabelText(/Security code/);
    await userEvent.clear(code);
    await userEvent.type(code, '999');
    await pay();
    await expect(await card.findByText('Your card’s security code isn’t valid.')).toBeVisible();
    await userEvent.clear(code);
    await userEvent.type(code, '998');
    await pay();
    await expect(await canvas.findByText('Cards cannot be checked right now.')).toBeVisible();
    await expect(args.start).not.toHaveBeenCalled();
  },
};
/** An impersonating admin can't pay for a traveler, and sees why. */
export const StandingIn: Story = {
  decorators: [
    served(answers, {
      impersonation: {
        expiresAt: '2027-05-01T12:00:00Z',
        barred: ['payBooking'],
        barredReason: 'You cannot do this while impersonating someone.',
      },
    }),
  ],
  play: async ({ canvas, args }) => {
    const card = within(await cardFrame());
    const button = await canvas.findByRole('button', { name: 'Pay $612.50' });
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(card.getByRole('button', { name: /4242/ }));
    await userEvent.click(button);
    await userEvent.type(card.getByLabelText(/Card number/), '{Enter}');
    await expect(args.start).not.toHaveBeenCalled();
    for (let steps = 0; steps < 20 && document.activeElement !== button; steps++) await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('while impersonating someone');
  },
};
export const Refused: Story = {
  args: { start: fn(() => Promise.reject(new Error('Your card was declined.'))) },
  play: async ({ args }) => {
    await userEvent.click(within(await cardFrame()).getByRole('button', { name: /0002/ }));
    await pay();
    await waitFor(() => expect(args.start).toHaveBeenCalled());
  },
};
/** The first call returns this result; the next one pays. */
const firstAnd = (first: () => Promise<PaymentResult>) => {
  type Start = (asked: PaymentStart) => Promise<PaymentResult>;
  const start: ReturnType<typeof fn<Start>> = fn<Start>(() =>
    start.mock.calls.length === 1 ? first() : Promise.resolve({ ...result, status: 'succeeded' }),
  );
  return start;
};
/**
 * The provider's message about a declined card shows above the fields, which stay for another card; that one
 * succeeds.
 */
const failing = (failureMessage: string): Story => ({
  args: {
    start: firstAnd(() => Promise.resolve({ ...result, status: 'failed', failureMessage })),
    onFailed: fn(),
  },
  play: async ({ args, canvas }) => {
    const card = within(await cardFrame());
    await userEvent.click(card.getByRole('button', { name: /0002/ }));
    await pay();
    const alert = await canvas.findByRole('alert');
    await expect(within(alert).getByText(failureMessage)).toBeVisible();
    await expect(args.onFailed).toHaveBeenCalledOnce();
    await expect(args.onSucceeded).not.toHaveBeenCalled();
    await userEvent.click(card.getByRole('button', { name: /4242/ }));
    await pay();
    await waitFor(() => expect(args.onSucceeded).toHaveBeenCalledOnce());
  },
});
export const DeclinedLostOrStolen = failing('Your card was declined. Try another card.');
export const InsufficientFunds = failing('Your card has insufficient funds. Try another card.');
export const ExpiredCard = failing('Your card has expired. Try another card.');
export const WrongCode = failing('Your card’s security code is incorrect.');
export const BankOutOfOrder = failing('Your bank couldn’t process the payment. Try again in a moment.');
export const AuthenticationFailed = failing(
  'Your bank couldn’t confirm it’s you. Try again or use another card.',
);
export const AuthenticationAbandoned = failing(
  'The payment wasn’t completed. Try again or use another card.',
);
/** A second payment says that it is waiting for the one in progress, and then gets its own result. */
export const SecondPaymentWaits: Story = {
  args: {
    start: firstAnd(() =>
      Promise.reject(new ApiError(409, 'in_progress', 'We’re still processing another payment.')),
    ),
  },
  play: async ({ args }) => {
    await userEvent.click(within(await cardFrame()).getByRole('button', { name: /4242/ }));
    await pay();
    await waitFor(() => expect(screen.getByText('Another payment is under way')).toBeVisible());
    await expect(args.onSucceeded).not.toHaveBeenCalled();
    await waitFor(() => expect(args.onSucceeded).toHaveBeenCalledOnce(), { timeout: 5_000 });
    await expect(args.start).toHaveBeenCalledTimes(2);
  },
};
export const Sending: Story = {
  play: async ({ args }) => {
    await userEvent.click(within(await cardFrame()).getByRole('button', { name: /4242/ }));
    await pay();
    await waitFor(() => expect(args.start).toHaveBeenCalledOnce());
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
/** A real card number is rejected before anything is sent. */
export const RealCard: Story = {
  play: async ({ args }) => {
    const card = within(await cardFrame());
    fill(card.getByLabelText<HTMLInputElement>(/Card number/), '4111111111111111');
    await pay();
    await expect(await card.findByText(/enter a real card number here/)).toBeVisible();
    await expect(args.start).not.toHaveBeenCalled();
  },
};
/** Unaccepted terms and a missing card are reported together. */
export const Unaccepted: Story = {
  args: { validate: () => false },
  play: async ({ args }) => {
    const card = within(await cardFrame());
    await pay();
    await waitFor(() => expect(card.getAllByText('Required')).toHaveLength(4));
    await expect(args.start).not.toHaveBeenCalled();
  },
};

const notice = 'Nomad cannot take card payments yet. Please write to help@nomad.example.';

/** A marketplace with a real provider that has no card fields yet says so. */
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
