import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { PriceCard } from './PriceCard.tsx';

const meta = { component: PriceCard, parameters: { width: 420 } } satisfies Meta<typeof PriceCard>;
export default meta;
type Story = StoryObj;

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
