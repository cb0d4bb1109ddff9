import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { EarningsTable } from './EarningsTable.tsx';

const meta = { title: 'Data/EarningsTable', component: EarningsTable } satisfies Meta<typeof EarningsTable>;
export default meta;
type Story = StoryObj;

const rows = [8, 10, 12, 14, 16].map((n, i) => ({
  id: String(n),
  label: `${n} travelers`,
  ...(i === 1 && { note: 'Break-even' }),
  amountsMinor: {
    price: 245000,
    operator: 168000 - i * 4000,
    fee: 29400,
    earnings: (i - 1) * 185000 - (i === 0 ? 12050 : 0),
  },
}));
const columns = [
  { id: 'price', label: 'Price' },
  { id: 'operator', label: 'Operator', isCost: true },
  { id: 'fee', label: 'Service fee', note: '12%', isCost: true },
  { id: 'earnings', label: 'Total earnings', strong: true },
];
export const Ready: Story = {
  render: () => (
    <EarningsTable
      label="Potential Earnings"
      rowLabel="Travelers"
      columns={columns}
      rows={rows}
      currency="USD"
      locale="en-US"
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('columnheader', { name: /Operator/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show cost breakdown' }));
    await expect(canvas.getByRole('columnheader', { name: /Operator/ })).toBeVisible();
  },
};

export const RightToLeft: Story = { ...Ready, play: undefined, globals: { locale: 'ar-EG' } };

export const Dark: Story = { ...Ready, play: undefined, globals: { scheme: 'dark' } };

export const Phone: Story = { ...Ready, play: undefined, globals: { viewport: { value: 'phone' } } };
