import type { Meta } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { State } from '../internal/story/State.tsx';
import { QuantityStepper } from './QuantityStepper.tsx';
import { held } from '../internal/story/held.tsx';
import { longText } from '../internal/story/states.ts';
import type { Story } from '../internal/story/Story.ts';

const meta = {
  title: 'Forms/QuantityStepper',
  component: QuantityStepper,
  parameters: { width: 440 },
} satisfies Meta<typeof QuantityStepper>;
export default meta;

export const Playground: Story = {
  args: {
    label: 'Private room',
    value: 2,
    min: 0,
    max: 3,
    limitMessage: 'Only 3 rooms left.',
    onChange: fn(),
  },
  render: held(QuantityStepper),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add one: Private room' }));
    await expect(args.onChange).toHaveBeenCalledWith(3);
    await expect(canvas.getByText('Only 3 rooms left.')).toBeVisible();
  },
};

export const Ready: Story = {
  render: () => (
    <State initial={2}>
      {(value, set) => (
        <QuantityStepper
          label="Private room"
          value={value}
          onChange={set}
          max={3}
          limitMessage="Only 3 rooms left."
        />
      )}
    </State>
  ),
};

export const AtTheLimit: Story = {
  ...Ready,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Add one/ }));
    await expect(canvas.getByText('Only 3 rooms left.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Add one/ })).toBeDisabled();
  },
};

export const RightToLeft: Story = { ...Ready, play: undefined, globals: { locale: 'ar-EG' } };

export const Dark: Story = { ...Ready, globals: { scheme: 'dark' } };

export const Phone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };

export const LongText: Story = longText(Playground);
