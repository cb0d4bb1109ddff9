import type { Meta, StoryObj } from '@storybook/react-vite';
import { EarningsCard } from './EarningsCard.tsx';

const meta = { component: EarningsCard, parameters: { width: 420 } } satisfies Meta<typeof EarningsCard>;
export default meta;
type Story = StoryObj;

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
