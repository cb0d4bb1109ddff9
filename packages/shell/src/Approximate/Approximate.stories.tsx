import { getApproximateAmountMockHandler } from '@caravan/sdk/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { framed, served } from '../story/served.tsx';
import { Approximate } from './Approximate.tsx';

const meta = {
  title: 'Shell/Approximate',
  component: Approximate,
  parameters: framed,
  args: { minor: 145_000, currency: 'USD', choice: true },
} satisfies Meta<typeof Approximate>;
export default meta;
type Story = StoryObj<typeof meta>;

const currencies = ['EUR', 'GBP', 'JPY'];
const rates = served([
  getApproximateAmountMockHandler(({ request }) => ({
    success: true as const,
    data: {
      currencies,
      ...(new URL(request.url).searchParams.get('to') === 'EUR' && {
        amountMinor: 123_400,
        currency: 'EUR',
        day: '2026-11-20',
        source: 'ECB',
      }),
    },
  })),
]);

export const Ready: Story = {
  decorators: [rates],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show in another currency' }));
    await expect(await canvas.findByText('For information only. You pay in USD.')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: /Second currency/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Euro (EUR)' }));
    await expect(await canvas.findByText('≈ €1,234 · rate of Nov 20, 2026, ECB')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Change currency' }));
    await userEvent.click(await canvas.findByRole('button', { name: /Second currency/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'None' }));
    await expect(await canvas.findByRole('button', { name: 'Show in another currency' })).toBeVisible();
  },
};
/** There are no rates, as in a newly opened marketplace: only the price itself shows. */
export const Empty: Story = {
  decorators: [served([getApproximateAmountMockHandler({ success: true, data: { currencies: [] } })])],
};
/** If the user asked for the choice, say that there is none. */
export const Failed: Story = {
  args: { asked: true },
  decorators: [served('failure')],
  play: async ({ canvas }) =>
    expect(await canvas.findByText('No exchange rates are available right now.')).toBeVisible(),
};
export const Dark: Story = { decorators: [rates], globals: { scheme: 'dark' } };
export const Phone: Story = { decorators: [rates], globals: { viewport: { value: 'phone' } } };
