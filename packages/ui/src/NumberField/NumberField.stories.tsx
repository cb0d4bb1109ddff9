import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { State } from '../internal/story/State.tsx';
import { NumberField } from './NumberField.tsx';

const meta = {
  title: 'Forms/NumberField',
  component: NumberField,
  parameters: { width: 440 },
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj;

export const Ready: Story = {
  render: () => (
    <State<number | null> initial={2}>
      {(value, set) => (
        <NumberField label="Nights" value={value} onChange={set} minValue={1} maxValue={3} stepper />
      )}
    </State>
  ),
};

export const Steps: Story = {
  ...Ready,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /increase/i }));
    await expect(canvas.getByRole('textbox')).toHaveValue('3');
  },
};

export const WithUnit: Story = { render: () => <NumberField label="Length" value={8} suffix="days" /> };

export const RightToLeft: Story = { ...Ready, globals: { locale: 'ar-EG' } };

export const Dark: Story = { ...Ready, globals: { scheme: 'dark' } };

export const Phone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };
