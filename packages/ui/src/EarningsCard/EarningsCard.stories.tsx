import type { Meta, StoryObj } from '@storybook/react-vite';
import { EarningsCard } from './EarningsCard.tsx';

const meta = {
  title: 'Cards/EarningsCard',
  component: EarningsCard,
  parameters: { width: 420 },
} satisfies Meta<typeof EarningsCard>;
export default meta;
type Story = StoryObj;

export const Playground: Story = {
  args: {
    title: 'Host Earnings',
    earnedMinor: 432000,
    goalMinor: 960000,
    currency: 'USD',
    progressLabel: 'Collected',
  },
};

export const Ready: Story = {
  render: () => (
    <EarningsCard
      title="Your earnings"
      earnedMinor={412000}
      goalMinor={940000}
      currency="USD"
      detail="after all fees, with 6 travelers"
    />
  ),
};

export const Negative: Story = {
  render: () => <EarningsCard title="Your earnings" earnedMinor={-42000} currency="USD" />,
};

export const Dark: Story = { ...Ready, globals: { scheme: 'dark' } };

export const RightToLeft: Story = { ...Ready, globals: { locale: 'ar-EG' } };

export const Phone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };
