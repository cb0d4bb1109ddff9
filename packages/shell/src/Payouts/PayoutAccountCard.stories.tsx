import { ApiError } from '@caravan/sdk';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { payoutAccount } from '../story/fixtures.money.ts';
import { framed, served } from '../story/served.tsx';
import { PayoutAccountCard } from './PayoutAccountCard.tsx';

const meta = {
  title: 'Shell/Payouts/PayoutAccountCard',
  component: PayoutAccountCard,
  parameters: { ...framed, width: 760 },
  decorators: [served([])],
  args: {
    account: payoutAccount,
    save: fn(() => Promise.resolve(payoutAccount)),
    verify: fn(() => Promise.resolve({ done: true, text: 'Your account is ready for payouts.' })),
    returnPath: '/app/host/earnings',
  },
} satisfies Meta<typeof PayoutAccountCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('•••• 3000')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Check verification' }));
    await expect(await canvas.findByText('Your account is ready for payouts.')).toBeVisible();
  },
};
export const NotVerified: Story = {
  args: {
    verify: fn(() =>
      Promise.resolve({
        done: false,
        url: 'https://provider.example/verify',
        text: 'The payment provider needs to verify who you are before we can pay you.',
      }),
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check verification' }));
    await expect(await canvas.findByRole('link', { name: 'Verify now' })).toHaveAttribute(
      'href',
      'https://provider.example/verify',
    );
  },
};
export const Adding: Story = {
  args: { account: { set: false } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add account' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(await dialog.findByRole('textbox', { name: /Account holder/ }), 'Amara Okafor');
    await userEvent.type(dialog.getByRole('textbox', { name: /IBAN/ }), 'DE89370400440532013000');
    await userEvent.click(dialog.getByRole('button', { name: 'Save account' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(args.save).toHaveBeenCalledWith(
      { holder: 'Amara Okafor', number: 'DE89370400440532013000' },
      expect.anything(),
    );
  },
};
export const Refused: Story = {
  args: {
    account: { set: false },
    save: fn(() =>
      Promise.reject(
        new ApiError(422, 'invalid', 'Check the fields.', {
          number: 'Check this IBAN. Its check digits don’t match',
        }),
      ),
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add account' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(await dialog.findByRole('textbox', { name: /Account holder/ }), 'Amara Okafor');
    await userEvent.type(dialog.getByRole('textbox', { name: /IBAN/ }), 'DE00370400440532013000');
    await userEvent.click(dialog.getByRole('button', { name: 'Save account' }));
    await expect(await dialog.findByText('Check this IBAN. Its check digits don’t match')).toBeVisible();
  },
};
export const Barred: Story = {
  args: { barred: 'You cannot change payout details while impersonating someone.' },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('button', { name: 'Change account' })).toHaveAttribute('aria-disabled', 'true'),
};
export const Loading: Story = { args: { account: undefined } };
export const Failed: Story = {
  args: { account: undefined, error: 'The account could not be loaded.', onRetry: fn() },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
