import type { Meta } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { PriceCard } from './PriceCard.tsx';
import { failed, loading, longText } from '../internal/story/states.ts';
import type { Story } from '../internal/story/Story.ts';

const meta = { title: 'Cards/PriceCard', component: PriceCard, parameters: { width: 420 } } satisfies Meta<
  typeof PriceCard
>;
export default meta;

export const Playground: Story = { args: { title: 'Standard', price: '$2,450', unit: 'per traveler' } };

export const Ready: Story = {
  render: () => (
    <PriceCard
      title="Price"
      price="$2,450"
      unit="per traveler"
      before="$2,700"
      action={<Button size="lg">Book your spot</Button>}
      note="25% deposit today"
    >
      6 of 12 spots left
    </PriceCard>
  ),
};

export const Dark: Story = { ...Ready, globals: { scheme: 'dark' } };

export const RightToLeft: Story = { ...Ready, play: undefined, globals: { locale: 'ar-EG' } };

export const Phone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };

export const Loading: Story = loading(Playground);

export const Failed: Story = failed(Playground);

export const LongText: Story = longText(Playground);
