import type { Meta, StoryObj } from '@storybook/react-vite';
import { PriceBreakdown } from './PriceBreakdown.tsx';

const meta = {
  title: 'Data/PriceBreakdown',
  component: PriceBreakdown,
  parameters: { width: 440 },
} satisfies Meta<typeof PriceBreakdown>;
export default meta;
type Story = StoryObj;

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

export const RightToLeft: Story = { ...Ready, globals: { locale: 'ar-EG' } };

export const Phone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };
