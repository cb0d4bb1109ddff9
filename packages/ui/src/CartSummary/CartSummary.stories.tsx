import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { CartSummary } from './CartSummary.tsx';

const meta = { title: 'Data/CartSummary', component: CartSummary, parameters: { width: 440 } } satisfies Meta<
  typeof CartSummary
>;
export default meta;
type Story = StoryObj;

const undo = fn();
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
