import type { Meta } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { EarningsTable } from './EarningsTable.tsx';
import { empty, failed, loading, longText } from '../internal/story/states.ts';
import type { Story } from '../internal/story/Story.ts';

const meta = { title: 'Data/EarningsTable', component: EarningsTable } satisfies Meta<typeof EarningsTable>;
export default meta;

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
export const Playground: Story = {
  args: {
    label: 'Potential Earnings',
    rowLabel: 'Travelers',
    columns,
    rows,
    currency: 'USD',
    locale: 'en-US',
    isTall: false,
  },
};

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

export const Loading: Story = loading(Playground);

export const Failed: Story = failed(Playground);

export const Empty: Story = empty(Playground, { rows: [] });

export const LongText: Story = longText(Playground);
