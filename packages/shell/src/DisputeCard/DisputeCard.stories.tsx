import type { BookingDispute } from '@caravan/sdk';
import {
  getAcceptDisputeMockHandler,
  getSaveDisputeEvidenceMockHandler,
  getSubmitDisputeEvidenceMockHandler,
} from '@caravan/sdk/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { framed, served } from '../story/served.tsx';
import { DisputeCard } from './DisputeCard.tsx';

const open: BookingDispute = {
  id: '0198f0c4-8a41-7c55-9f5b-4b1d2a7c9e10',
  status: 'needsResponse',
  amountMinor: 90_000,
  currency: 'USD',
  reason: 'fraudulent',
  customer: 'Ana Duarte',
  dueBy: '2027-02-12T23:59:00Z',
  availableActions: ['answer', 'accept'],
  evidence: {
    explanation: '',
    communication: '',
    product: 'Slow Lisbon and the Alentejo coast\n2 spots',
    serviceDate: 'May 4, 2027 – May 11, 2027',
    cancellationPolicy:
      'We refund the deposit if your booking isn’t confirmed yet.\nWithin 90 days of the start, your booking is not refundable.',
  },
  trail: [{ at: '2027-02-03T09:12:00Z', text: 'The bank took the money back.' }],
};
const explanation = 'Ana booked two spots on January 4 and filled in her trip form on January 9.';
const answered: BookingDispute = {
  ...open,
  status: 'underReview',
  availableActions: [],
  evidence: { ...open.evidence, explanation },
  trail: [
    ...open.trail,
    { at: '2027-02-05T14:30:00Z', text: 'The evidence was submitted.' },
    { at: '2027-02-05T14:30:04Z', text: 'The payment provider passed the answer on.' },
  ],
};
const saved = fn(() => ({ success: true as const, data: open }));
const submitted = fn(() => ({ success: true as const, data: answered }));
const accepted = fn(() => ({ success: true as const, data: answered }));

const meta = {
  title: 'Shell/DisputeCard',
  component: DisputeCard,
  parameters: { ...framed, width: 860 },
  decorators: [
    served([
      getSaveDisputeEvidenceMockHandler(saved),
      getSubmitDisputeEvidenceMockHandler(submitted),
      getAcceptDisputeMockHandler(accepted),
    ]),
  ],
  args: { dispute: open },
} satisfies Meta<typeof DisputeCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NeedsResponse: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Dispute of $900')).toBeVisible();
    await expect(canvas.getByText(/The bank takes an answer until/)).toBeVisible();
  },
};
export const Answering: Story = {
  play: async ({ canvas }) => {
    submitted.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Answer dispute' }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('textbox', { name: /Travel dates/ })).toHaveValue(
      'May 4, 2027 – May 11, 2027',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Review and submit' }));
    await dialog.findByText('Explain why the payment is valid');
    await userEvent.type(dialog.getByRole('textbox', { name: /Why the payment is valid/ }), explanation);
    await userEvent.click(dialog.getByRole('button', { name: 'Review and submit' }));
    const question = within(await screen.findByRole('alertdialog', undefined, { timeout: 10_000 }));
    await waitFor(() => expect(question.getByText(/Ana Duarte’s dispute of \$900/)).toBeVisible());
    await expect(submitted).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: 'Submit evidence' }));
    await waitFor(() => expect(submitted).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  },
};
export const SavingADraft: Story = {
  play: async ({ canvas }) => {
    saved.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Answer dispute' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: /Messages with the traveler/ }), 'Hello');
    await userEvent.click(dialog.getByRole('button', { name: 'Save draft' }));
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};
export const Accepting: Story = {
  play: async ({ canvas }) => {
    accepted.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Accept dispute' }));
    const question = within(await screen.findByRole('alertdialog', undefined, { timeout: 10_000 }));
    await waitFor(() => expect(question.getByText(/Ana Duarte keeps \$900/)).toBeVisible());
    await userEvent.click(question.getByRole('button', { name: 'Accept dispute' }));
    await waitFor(() => expect(accepted).toHaveBeenCalledOnce());
  },
};
export const UnderReview: Story = {
  args: { dispute: answered },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Under review')).toBeVisible();
    await expect(canvas.getByText(explanation)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Answer dispute' })).toBeNull();
  },
};
export const Won: Story = {
  args: {
    dispute: {
      ...answered,
      status: 'won',
      trail: [
        ...answered.trail,
        { at: '2027-03-20T08:00:00Z', text: 'The bank decided for the marketplace. The money is back.' },
      ],
    },
  },
};
export const Lost: Story = {
  args: {
    dispute: {
      ...answered,
      status: 'lost',
      trail: [
        ...answered.trail,
        {
          at: '2027-03-20T08:00:00Z',
          text: 'The bank decided for the traveler, who owes the amount again.',
        },
      ],
    },
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
