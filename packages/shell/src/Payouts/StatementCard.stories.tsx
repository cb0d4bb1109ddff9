import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { statement } from '../story/fixtures.money.ts';
import { framed, served } from '../story/served.tsx';
import { StatementCard } from './StatementCard.tsx';

const meta = {
  title: 'Shell/Payouts/StatementCard',
  component: StatementCard,
  parameters: { ...framed, width: 1000 },
  decorators: [served([])],
  args: {
    statement,
    trips: [{ id: 'hoi-an', label: 'Lanterns of Hoi An' }],
    trip: '',
    onTrip: fn(),
    csvHref: '/statement.csv',
    pdfHref: '/statement.pdf',
  },
} satisfies Meta<typeof StatementCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'Download PDF' })).toHaveAttribute(
      'href',
      '/statement.pdf',
    );
    await expect(canvas.getByRole('link', { name: 'Download CSV' })).toHaveAttribute(
      'href',
      '/statement.csv',
    );
    await expect(canvas.getByRole('row', { name: /First half of earnings/ })).toHaveTextContent('$5,740');
    await userEvent.click(canvas.getByRole('button', { name: /Trip/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Lanterns of Hoi An' }));
    await expect(args.onTrip).toHaveBeenCalledWith('hoi-an');
  },
};
export const Empty: Story = {
  args: { statement: { ...statement, entries: [], totalMinor: 0, paidMinor: 0, dueMinor: 0 }, trips: [] },
  play: async ({ canvas }) => expect(canvas.getByText('Your statement is empty')).toBeVisible(),
};
export const PaidAhead: Story = {
  args: {
    statement: {
      ...statement,
      totalMinor: 0,
      paidMinor: 90_000,
      dueMinor: -90_000,
      otherSums: [{ currency: 'JPY', totalMinor: 150_000, paidMinor: 50_000, dueMinor: 100_000 }],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('taken off your next earnings')).toBeVisible();
    await expect(canvas.getByText('¥100,000')).toBeVisible();
  },
};
export const Loading: Story = { args: { statement: undefined } };
export const Failed: Story = {
  args: { statement: undefined, error: 'The statement could not be loaded.', onRetry: fn() },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
