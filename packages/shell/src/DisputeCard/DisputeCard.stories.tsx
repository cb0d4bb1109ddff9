import type { BookingDispute } from '@caravan/sdk';
import {
  getAcceptDisputeMockHandler,
  getRemoveDisputeFileMockHandler,
  getSaveDisputeEvidenceMockHandler,
  getSetDisputeFileMockHandler,
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
  files: [],
  maxPages: 49,
  trail: [{ at: '2027-02-03T09:12:00Z', text: 'The bank took the money back.' }],
};
const explanation = 'Ana booked two spots on January 4 and filled in her trip form on January 9.';
const answered: BookingDispute = {
  ...open,
  status: 'underReview',
  availableActions: [],
  evidence: { ...open.evidence, explanation },
  files: [
    { kind: 'receipt', name: 'receipt.pdf', bytes: 184_300 },
    { kind: 'communication', name: 'messages-with-ana.png', bytes: 912_000 },
  ],
  trail: [
    ...open.trail,
    { at: '2027-02-05T14:30:00Z', text: 'The evidence was submitted.' },
    { at: '2027-02-05T14:30:04Z', text: 'The payment provider passed the answer on.' },
  ],
};
const saved = fn(() => ({
  success: true as const,
  data: { ...open, evidence: { ...open.evidence, communication: 'Hello' } },
}));
const submitted = fn(() => ({ success: true as const, data: answered }));
const receipt = { kind: 'receipt' as const, name: 'receipt.pdf', bytes: 184_300 };
const uploaded = fn(() => ({ success: true as const, data: { ...open, files: [receipt] } }));
const removed = fn(() => ({ success: true as const, data: open }));
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
      getSetDisputeFileMockHandler(uploaded),
      getRemoveDisputeFileMockHandler(removed),
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
    const dialog = within(await screen.findByRole('dialog', undefined, { timeout: 10_000 }));
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
    const dialog = within(await screen.findByRole('dialog', undefined, { timeout: 10_000 }));
    await userEvent.type(dialog.getByRole('textbox', { name: /Messages with the traveler/ }), 'Hello');
    await userEvent.click(dialog.getByRole('button', { name: 'Save draft' }));
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const again = within(await opened(canvas.getByRole('button', { name: 'Answer dispute' })));
    await expect(again.getByRole('textbox', { name: /Messages with the traveler/ })).toHaveValue('Hello');
  },
};
async function opened(button: Promise<HTMLElement> | HTMLElement) {
  await userEvent.click(await button);
  return screen.findByRole('dialog', undefined, { timeout: 10_000 });
}
const inputOf = (dialog: HTMLElement, i = 0) =>
  dialog.querySelectorAll<HTMLInputElement>('input[type="file"]')[i]!;
const pdf = (name: string, bytes = 1) => new File(['0'.repeat(bytes)], name, { type: 'application/pdf' });

/** A file is uploaded when it is chosen, named again before everything is submitted, and removed. */
export const AddingAFile: Story = {
  play: async ({ canvas }) => {
    uploaded.mockClear();
    removed.mockClear();
    const dialog = await opened(canvas.getByRole('button', { name: 'Answer dispute' }));
    await userEvent.upload(inputOf(dialog), pdf('receipt.pdf'));
    await waitFor(() => expect(uploaded).toHaveBeenCalledOnce());
    await expect(await within(dialog).findByRole('link', { name: 'receipt.pdf' })).toHaveAttribute(
      'download',
      'receipt.pdf',
    );
    await expect(within(dialog).getByText('185 kB')).toBeVisible();
    await userEvent.type(
      within(dialog).getByRole('textbox', { name: /Why the payment is valid/ }),
      'She came.',
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Review and submit' }));
    const question = within(await screen.findByRole('alertdialog', undefined, { timeout: 10_000 }));
    await waitFor(() => expect(question.getByText('Files: receipt.pdf')).toBeVisible());
    await userEvent.click(question.getByRole('button', { name: 'Keep editing' }));
    const again = within(await screen.findByRole('dialog', undefined, { timeout: 10_000 }));
    await userEvent.click(await again.findByRole('button', { name: 'Remove receipt.pdf' }));
    await waitFor(() => expect(removed).toHaveBeenCalledOnce());
    await waitFor(() => expect(again.queryByText('receipt.pdf')).toBeNull());
  },
};
/** Nothing can be submitted while a file is on its way. */
export const Uploading: Story = {
  decorators: [served([getSetDisputeFileMockHandler(() => new Promise<never>(() => undefined))])],
  play: async ({ canvas }) => {
    const dialog = await opened(canvas.getByRole('button', { name: 'Answer dispute' }));
    await userEvent.upload(inputOf(dialog), pdf('receipt.pdf'));
    await within(dialog).findByRole('progressbar', { name: 'Uploading receipt.pdf' });
    await expect(within(dialog).getByRole('button', { name: 'Review and submit' })).toBeDisabled();
  },
};
/** Each file that isn’t accepted says why: by its size, its type, or in the server’s words. */
export const FilesThatDoNotFit: Story = {
  args: { dispute: { ...open, files: [{ ...receipt, bytes: 4_200_000 }] } },
  decorators: [
    served([
      getSetDisputeFileMockHandler(() => {
        throw Response.json(
          {
            success: false,
            code: 'invalid',
            error: 'Some of the data is not valid.',
            fields: { file: 'We couldn’t read this PDF. Save it without a password and try again.' },
          },
          { status: 400 },
        );
      }),
    ]),
  ],
  play: async ({ canvas }) => {
    const dialog = await opened(canvas.getByRole('button', { name: 'Answer dispute' }));
    await userEvent.upload(inputOf(dialog, 1), pdf('messages.pdf', 400_000));
    await within(dialog).findByText(/up to 4.5 MB in total/);
    await userEvent.upload(inputOf(dialog, 2), new File(['GIF89a'], 'terms.gif', { type: 'image/gif' }), {
      applyAccept: false,
    });
    await within(dialog).findByText('This type of file isn’t supported');
    await userEvent.upload(inputOf(dialog, 3), pdf('locked.pdf'));
    await within(dialog).findByText(/without a password/);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove locked.pdf' }));
    await waitFor(() => expect(within(dialog).queryByText('locked.pdf')).toBeNull());
    await expect(within(dialog).getByText('4.2 MB')).toBeVisible();
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
    await expect(canvas.getByRole('link', { name: 'receipt.pdf' })).toHaveAttribute(
      'download',
      'receipt.pdf',
    );
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
