import {
  getCreateSandboxTokenMockHandler,
  getGetPaymentConfigMockHandler,
  getSaveCardMockHandler,
} from '@caravan/sdk/msw';
import type { CardSaving } from '@caravan/sdk';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
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
  getCreateSandboxTokenMockHandler({
    success: true,
    data: { token: 'tok_story', brand: 'visa', last4: '4242' },
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

const save = async (canvas: { findAllByRole: (role: string, by: object) => Promise<HTMLElement[]> }) => {
  await userEvent.click((await canvas.findAllByRole('button', { name: /4242/ }))[0]!);
  await userEvent.click((await canvas.findAllByRole('button', { name: 'Save card' }))[0]!);
};

export const Ready: Story = {};
/** The card is kept, and whoever asked for it is told which. */
export const Kept: Story = {
  play: async ({ canvas, args }) => {
    await save(canvas);
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledWith(kept));
  },
};
/** The bank says no: its sentence, and the card can be corrected. */
export const Declined: Story = {
  decorators: [served(answers({ status: 'failed', message: 'Your card was declined.' }))],
  play: async ({ canvas, args }) => {
    await save(canvas);
    await expect(await canvas.findByText('Your card was declined.')).toBeVisible();
    await expect(args.onSaved).not.toHaveBeenCalled();
  },
};
export const Incomplete: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save card' }));
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-invalid', 'true'));
    await expect(args.onSaved).not.toHaveBeenCalled();
  },
};
export const NoCards: Story = {
  decorators: [served(answers(kept, false))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ask your marketplace how to pay.')).toBeVisible();
  },
};
