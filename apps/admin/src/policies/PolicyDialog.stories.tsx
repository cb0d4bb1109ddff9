import type { PolicyEffects } from '@caravan/sdk';
import { getPreviewPoliciesMockHandler } from '@caravan/sdk/msw';
import { framed, served } from '@caravan/shell/served';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { PolicyDialog } from './PolicyDialog.tsx';
import { policyGroups } from './policy.ts';

const group = policyGroups([
  { path: 'payment.depositBp', kind: 'basisPoints', number: 2500, changed: false },
  { path: 'payment.payoutApproval', kind: 'boolean', flag: false, changed: false },
])[0]!;
const effects: PolicyEffects = {
  items: [
    {
      path: 'payment.depositBp',
      applies: 'newTrips',
      valueText: '3000',
      kept: [
        { valueText: '2500', currency: 'USD', trips: 3, bookings: 14 },
        { valueText: '2000', currency: 'USD', trips: 1, bookings: 1 },
      ],
      touched: [],
    },
    {
      path: 'payment.payoutApproval',
      applies: 'atOnce',
      valueText: 'true',
      kept: [],
      touched: [{ what: 'payoutsWait', count: 6 }],
    },
  ],
};

const meta = {
  title: 'Portals/PolicyDialog',
  component: PolicyDialog,
  parameters: framed,
  decorators: [served([getPreviewPoliciesMockHandler({ success: true, data: effects })])],
  args: { group, version: 3, onClose: fn() },
} satisfies Meta<typeof PolicyDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Below the fields, what the unsaved values would change. */
export const Changed: Story = {
  play: async () => {
    const field = await screen.findByRole('textbox', { name: /Deposit/ });
    await userEvent.clear(field);
    await userEvent.type(field, '30');
    await userEvent.tab();
    await waitFor(() => expect(screen.getByText(/3 open trips with 14 bookings/)).toBeVisible());
  },
};
export const Unchanged: Story = {};
export const Dark: Story = { ...Changed, globals: { scheme: 'dark' } };
export const Phone: Story = { ...Changed, globals: { viewport: { value: 'phone' } } };
