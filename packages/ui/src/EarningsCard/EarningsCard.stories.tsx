import type { Meta } from '@storybook/react-vite';
import { EarningsCard } from './EarningsCard.tsx';
import { failed, loading, longText } from '../internal/story/states.ts';
import type { Story } from '../internal/story/Story.ts';

const meta = {
  title: 'Cards/EarningsCard',
  component: EarningsCard,
  parameters: { width: 420 },
} satisfies Meta<typeof EarningsCard>;
export default meta;

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

export const RightToLeft: Story = { ...Ready, play: undefined, globals: { locale: 'ar-EG' } };

export const Phone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };

export const Loading: Story = loading(Playground);

export const Failed: Story = failed(Playground);

export const LongText: Story = longText(Playground);
