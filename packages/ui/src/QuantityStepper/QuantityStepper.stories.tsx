import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { State } from '../internal/story/State.tsx';
import { QuantityStepper } from './QuantityStepper.tsx';

const meta = {
  title: 'Forms/QuantityStepper',
  component: QuantityStepper,
  parameters: { width: 440 },
} satisfies Meta<typeof QuantityStepper>;
export default meta;
type Story = StoryObj;

export const Ready: Story = {
  render: () => (
    <State initial={2}>
      {(value, set) => (
        <QuantityStepper
          label="Private room"
          value={value}
          onChange={set}
          max={3}
          limitMessage="Only 3 rooms are left."
        />
      )}
    </State>
  ),
};

export const AtTheLimit: Story = {
  ...Ready,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Add one/ }));
    await expect(canvas.getByText('Only 3 rooms are left.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Add one/ })).toBeDisabled();
  },
};

export const RightToLeft: Story = { ...Ready, globals: { locale: 'ar-EG' } };

export const Dark: Story = { ...Ready, globals: { scheme: 'dark' } };

export const Phone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };
