import type { Meta } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { CartSummary } from './CartSummary.tsx';
import { empty, failed, loading, longText } from '../internal/story/states.ts';
import type { Story } from '../internal/story/Story.ts';

const meta = { title: 'Data/CartSummary', component: CartSummary, parameters: { width: 440 } } satisfies Meta<
  typeof CartSummary
>;
export default meta;

const undo = fn();
export const Playground: Story = {
  args: {
    title: 'Your changes',
    currency: 'USD',
    lines: [
      { id: 'room', label: 'Private room', detail: '7 nights', amountMinor: 56000, onUndo: fn() },
      { id: 'sail', label: 'Sailing day', amountMinor: -9000, removed: true },
    ],
    total: { label: 'Total', amountMinor: 47000 },
    due: { label: 'Due today', amountMinor: 14000 },
    note: 'You can change this until 30 days before the trip.',
  },
};

export const Changes: Story = {
  render: () => (
    <CartSummary
      title="Your changes"
      currency="USD"
      lines={[
        { id: 'a', label: 'Private room', amountMinor: 42000, onUndo: undo },
        { id: 'b', label: 'Sailing day', amountMinor: -12000, removed: true, onUndo: undo },
      ]}
      total={{ label: 'Total', amountMinor: 30000 }}
      due={{ label: 'Due today', amountMinor: 30000 }}
      action={<Button size="lg">Continue to payment</Button>}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Undo: Private room' }));
    await expect(undo).toHaveBeenCalled();
  },
};

export const Dark: Story = { ...Changes, globals: { scheme: 'dark' } };

export const RightToLeft: Story = { ...Changes, play: undefined, globals: { locale: 'ar-EG' } };

export const Phone: Story = { ...Changes, play: undefined, globals: { viewport: { value: 'phone' } } };

export const Loading: Story = loading(Playground);

export const Failed: Story = failed(Playground);

export const Empty: Story = empty(Playground, { lines: [], emptyText: 'Nothing has changed yet.' });

export const LongText: Story = longText(Playground);
