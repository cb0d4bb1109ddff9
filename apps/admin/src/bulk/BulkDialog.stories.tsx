import type { BulkRun } from '@caravan/sdk';
import { getRunBulkMockHandler } from '@caravan/sdk/msw';
import { framed, served } from '@caravan/shell/served';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import BulkDialog from './BulkDialog.tsx';

const run: BulkRun = {
  started: false,
  ended: false,
  total: 31,
  leftOut: 2,
  leftOutReason: 'They are on their way, or their text isn’t kept.',
  done: 0,
  failed: 0,
  rows: ['riley', 'noor', 'sol'].map((who, i) => ({
    id: `01980d5e-0000-7000-8000-00000000000${i}`,
    name: `${who}@home.example · Your trip is confirmed`,
  })),
};
const answer = (data: BulkRun) => served([getRunBulkMockHandler({ success: true, data })]);

const meta = {
  title: 'Portals/BulkDialog',
  component: BulkDialog,
  parameters: framed,
  decorators: [answer(run)],
  args: { action: 'resendEmails', choice: { ids: [] }, onStarted: fn(), onClose: fn() },
} satisfies Meta<typeof BulkDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Preview: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Send 31 emails again' })).toBeVisible());
  },
};
export const Running: Story = {
  decorators: [answer({ ...run, started: true, done: 12, leftOut: 0, rows: [] })],
};
export const Failures: Story = {
  decorators: [
    answer({
      ...run,
      started: true,
      ended: true,
      done: 31,
      failed: 1,
      rows: [{ ...run.rows[0]!, reason: 'This email is on its way, or its text isn’t kept.' }],
    }),
  ],
};
export const Nothing: Story = { decorators: [answer({ ...run, total: 0, rows: [] })] };
const codes: BulkRun = {
  ...run,
  total: 2,
  leftOut: 3,
  rows: ['SPRING27 · 10% · December 31, 2026', 'FRIENDS · 15% · January 15, 2027'].map((name, i) => ({
    id: `01980d5e-0000-7000-8000-00000000001${i}`,
    name,
  })),
  leftOutRows: [
    { id: '01980d5e-0000-7000-8000-000000000020', name: 'ALWAYS · 5%', reason: 'It has no last day.' },
    { id: '01980d5e-0000-7000-8000-000000000021', name: 'OLD · 20% · May 1, 2026', reason: 'It’s off.' },
    {
      id: '01980d5e-0000-7000-8000-000000000022',
      name: 'LATER · 10% · December 31, 2028',
      reason: 'It’s valid as long already, or longer.',
    },
  ],
};
delete codes.leftOutReason;
/** Nothing is asked before a day is chosen. */
export const UntilADay: Story = {
  args: { action: 'extendDiscountCodes' },
  decorators: [answer(codes)],
  play: async () => {
    await waitFor(() => expect(screen.getByRole('group', { name: /New last day/ })).toBeVisible());
    await expect(screen.queryByRole('button', { name: 'Extend 2 codes' })).toBeNull();
  },
};
export const Extending: Story = {
  ...UntilADay,
  play: async () => {
    const day = await screen.findByRole('group', { name: /New last day/ });
    const parts = within(day).getAllByRole('spinbutton');
    await userEvent.click(parts[0]!);
    await userEvent.keyboard('12312030');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Extend 2 codes' })).toBeVisible());
    await expect(screen.getByText('It has no last day.')).toBeVisible();
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
