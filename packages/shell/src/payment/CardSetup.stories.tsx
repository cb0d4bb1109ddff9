import { getGetPaymentConfigMockHandler, getSaveCardMockHandler } from '@caravan/sdk/msw';
import type { CardSaving } from '@caravan/sdk';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { cardFrame } from '../story/cardFrame.ts';
import { framed, served } from '../story/served.tsx';
import { CardSetup } from './CardSetup.tsx';

const kept: CardSaving = {
  status: 'succeeded',
  message: 'Payment method updated!',
  card: { id: 'c1', label: 'Visa •••• 4242', createdAt: '2027-03-01T12:00:00Z' },
};
const answers = (saving: CardSaving, takesCards = true) => [
  getGetPaymentConfigMockHandler({
    success: true,
    data: { provider: 'sandbox', takesCards, notice: 'Ask your marketplace how to pay.' },
  }),
  getSaveCardMockHandler({ success: true, data: saving }),
];

const meta = {
  title: 'Shell/CardSetup',
  component: CardSetup,
  decorators: [served(answers(kept))],
  parameters: { ...framed, width: 520 },
  args: { payerName: 'Amara Okafor', onSaved: fn(), onCancel: fn() },
} satisfies Meta<typeof CardSetup>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async () => {
  const button = await screen.findByRole('button', { name: 'Save card' });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
};
const save = async () => {
  await userEvent.click(within(await cardFrame()).getByRole('button', { name: /4242/ }));
  await press();
};

export const Ready: Story = {};
/** The card is saved, and the caller receives it. */
export const Kept: Story = {
  play: async ({ args }) => {
    await save();
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledWith(kept));
  },
};
/** The bank declines: its message shows, and the card can be corrected. */
export const Declined: Story = {
  decorators: [served(answers({ status: 'failed', message: 'Your card was declined.' }))],
  play: async ({ canvas, args }) => {
    await save();
    await expect(await canvas.findByText('Your card was declined.')).toBeVisible();
    await expect(args.onSaved).not.toHaveBeenCalled();
  },
};
export const Incomplete: Story = {
  play: async ({ args }) => {
    const card = within(await cardFrame());
    await press();
    await waitFor(() => expect(card.getByLabelText(/Card number/)).toHaveAttribute('aria-invalid', 'true'));
    await expect(args.onSaved).not.toHaveBeenCalled();
  },
};
export const NoCards: Story = {
  decorators: [served(answers(kept, false))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ask your marketplace how to pay.')).toBeVisible();
  },
};
