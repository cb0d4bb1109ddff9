import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { earnings } from '../story/fixtures.money.ts';
import { framed, served } from '../story/served.tsx';
import { EarningsSummary } from './EarningsSummary.tsx';

const meta = {
  title: 'Shell/Payouts/EarningsSummary',
  component: EarningsSummary,
  parameters: { ...framed, width: 1000 },
  decorators: [served([])],
} satisfies Meta<typeof EarningsSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  args: { earnings },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$12,480')).toBeVisible();
    await expect(canvas.queryByText('Add a payout account to get paid')).toBeNull();
  },
};
export const WithoutAccount: Story = {
  args: { earnings: { ...earnings, hasAccount: false }, accountAction: <a href="/account">Add account</a> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Add a payout account to get paid')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add account' })).toBeVisible();
  },
};
export const WhatMadeThem: Story = {
  args: { earnings, details: (trip) => <p className="p-4">Revenue of {trip.tripName}</p> },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Lanterns of Hoi An/ }));
    await expect(await canvas.findByText('Revenue of Lanterns of Hoi An')).toBeVisible();
  },
};
export const AdvancePaid: Story = {
  args: {
    earnings: {
      ...earnings,
      earnedMinor: 0,
      paidMinor: 90_000,
      trips: [
        {
          ...earnings.trips[0]!,
          tripName: 'Bowls and Hairpins',
          settled: false,
          earnedMinor: 0,
          paidMinor: 90_000,
          scheduledMinor: 0,
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('includes advances')).toBeVisible();
    // Nothing is known to be earned before the report, which is not the same as $0.
    const row = canvas.getByRole('row', { name: /Bowls and Hairpins/ });
    await expect(row).toHaveTextContent(/Not final yet\D*–\D*\$900/);
  },
};
export const Empty: Story = {
  args: {
    earnings: {
      currency: 'USD',
      earnedMinor: 0,
      paidMinor: 0,
      scheduledMinor: 0,
      referralMinor: 0,
      trips: [],
      hasAccount: true,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No earnings yet')).toBeVisible();
    await expect(canvas.getByText('Nothing scheduled yet')).toBeVisible();
  },
};
export const Loading: Story = { args: { earnings: undefined } };
export const Failed: Story = {
  args: { earnings: undefined, error: 'Your earnings could not be loaded.', onRetry: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Dark: Story = { args: { earnings }, globals: { scheme: 'dark' } };
export const Phone: Story = { args: { earnings }, globals: { viewport: { value: 'phone' } } };
