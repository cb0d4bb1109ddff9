import type { Meta } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Card } from './Card.tsx';
import { longText } from '../internal/story/states.ts';
import type { Story } from '../internal/story/Story.ts';

const meta = { title: 'Cards/Card', component: Card } satisfies Meta<typeof Card>;
export default meta;

export const Playground: Story = {
  args: {
    title: 'Trip details',
    description: 'What people read first.',
    children: 'A week between river and hills.',
  },
};

export const Ready: Story = {
  render: () => (
    <Card
      title="Payout account"
      description="Where earnings are sent."
      actions={
        <Button size="sm" variant="secondary">
          Change
        </Button>
      }
      footer="Next payout on May 14"
    >
      <p className="text-sm">Bank account ending in 4821</p>
    </Card>
  ),
};

export const Dark: Story = { ...Ready, globals: { scheme: 'dark' } };

export const RightToLeft: Story = { ...Ready, play: undefined, globals: { locale: 'ar-EG' } };

export const Phone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };

export const LongText: Story = longText(Playground);
