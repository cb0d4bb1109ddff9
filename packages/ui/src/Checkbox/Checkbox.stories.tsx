import type { Meta } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { State } from '../internal/story/State.tsx';
import { Checkbox } from './Checkbox.tsx';
import { held } from '../internal/story/held.tsx';
import { longText } from '../internal/story/states.ts';
import type { Story } from '../internal/story/Story.ts';

const meta = { title: 'Forms/Checkbox', component: Checkbox, parameters: { width: 440 } } satisfies Meta<
  typeof Checkbox
>;
export default meta;

export const Playground: Story = { args: { children: 'I agree to the services agreement.' } };

export const Ready: Story = {
  render: () => (
    <State initial={false}>
      {(value, set) => (
        <Checkbox value={value} onChange={set} description="You can change this later.">
          I accept the services agreement
        </Checkbox>
      )}
    </State>
  ),
};

export const Ticked: Story = {
  ...Ready,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};

export const Invalid: Story = {
  render: () => (
    <Checkbox value={false} onChange={() => undefined} error="This field is required">
      I accept the services agreement
    </Checkbox>
  ),
};

export const Dark: Story = { ...Ticked, globals: { scheme: 'dark' } };

export const RightToLeft: Story = { ...Ready, play: undefined, globals: { locale: 'ar-EG' } };

export const Phone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };

export const ByKeyboard: Story = {
  args: { children: 'I agree to the terms', value: false, onChange: fn(), onBlur: fn() },
  render: held(Checkbox),
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenCalledWith(true);
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalled();
  },
};

export const LongText: Story = longText(Playground);
