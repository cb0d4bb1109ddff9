import type { Meta } from '@storybook/react-vite';
import { PriceBreakdown } from './PriceBreakdown.tsx';
import { empty, failed, loading, longText } from '../internal/story/states.ts';
import type { Story } from '../internal/story/Story.ts';

const meta = {
  title: 'Data/PriceBreakdown',
  component: PriceBreakdown,
  parameters: { width: 440 },
} satisfies Meta<typeof PriceBreakdown>;
export default meta;

export const Playground: Story = {
  args: {
    currency: 'USD',
    lines: [
      { id: 'base', label: 'Package', detail: '2 travelers', amountMinor: 490000 },
      { id: 'room', label: 'Private room', amountMinor: 56000 },
      { id: 'credit', label: 'Credit', amountMinor: -10000, tone: 'credit' },
    ],
    total: { label: 'Total', amountMinor: 536000 },
  },
};

export const Ready: Story = {
  render: () => (
    <PriceBreakdown
      currency="USD"
      lines={[
        { id: 'a', label: '2 travelers', detail: '$2,450 each', amountMinor: 490000 },
        { id: 'b', label: 'Private room', amountMinor: 42000 },
        { id: 'c', label: 'Credit', amountMinor: -20000, tone: 'credit' },
      ]}
      total={{ label: 'Total', amountMinor: 512000 }}
    />
  ),
};

export const Dark: Story = { ...Ready, globals: { scheme: 'dark' } };

export const RightToLeft: Story = { ...Ready, play: undefined, globals: { locale: 'ar-EG' } };

export const Phone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };

export const Loading: Story = loading(Playground);

export const Failed: Story = failed(Playground);

export const Empty: Story = empty(Playground, { lines: [], total: undefined });

export const LongText: Story = longText(Playground);
