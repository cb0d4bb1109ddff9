import type { Meta } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { State } from '../internal/story/State.tsx';
import { NumberField } from './NumberField.tsx';
import { held } from '../internal/story/held.tsx';
import { longText } from '../internal/story/states.ts';
import type { Story } from '../internal/story/Story.ts';

const meta = {
  title: 'Forms/NumberField',
  component: NumberField,
  parameters: { width: 440 },
} satisfies Meta<typeof NumberField>;
export default meta;

export const Playground: Story = {
  args: { label: 'Nights', value: 7, minValue: 1, maxValue: 21, stepper: true, onChange: fn() },
  render: held(NumberField),
};

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

export const RightToLeft: Story = { ...Ready, play: undefined, globals: { locale: 'ar-EG' } };

export const Dark: Story = { ...Ready, globals: { scheme: 'dark' } };

export const Phone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };

export const LongText: Story = longText(Playground);
