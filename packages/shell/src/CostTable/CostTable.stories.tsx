import type { Meta, StoryObj } from '@storybook/react-vite';
import { withTenant } from '../story/withTenant.tsx';
import { CostTable, type CostTableProps } from './CostTable.tsx';

type Row = { travelers: number; revenue: number; cost: number; earnings: number };

const rows: Row[] = [8, 10, 12, 14, 16].map((travelers) => {
  const revenue = travelers * 239_000;
  const cost = travelers * 195_000 + 380_000;
  return { travelers, revenue, cost, earnings: revenue - cost };
});

const meta = {
  title: 'Shell/CostTable',
  component: CostTable<Row>,
  decorators: [withTenant],
  parameters: { width: 820 },
} satisfies Meta<typeof CostTable<Row>>;
export default meta;
type Story = StoryObj<typeof meta>;

const args: CostTableProps<Row> = {
  label: 'Potential Earnings',
  rows,
  rowLabel: 'Travelers',
  rowHeader: (r) => r.travelers,
  rowKey: (r) => r.travelers,
  currency: 'USD',
  columns: [
    { key: 'revenue', label: 'Revenue', value: (r) => r.revenue },
    { key: 'cost', label: 'Costs', note: 'incl. 12% service fee', value: (r) => r.cost },
    { key: 'earnings', label: 'Your earnings', value: (r) => r.earnings, strong: true },
  ],
  highlight: (r) => r.travelers === 10,
  highlightNote: 'break-even',
};

export const Ready: Story = { args };
export const Losses: Story = { args: { ...args, rows: rows.slice(0, 1), highlight: undefined } };
export const Phone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...Ready, globals: { scheme: 'dark' } };
