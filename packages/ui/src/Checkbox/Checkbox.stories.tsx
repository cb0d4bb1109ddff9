import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { State } from '../internal/story/State.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = { title: 'Forms/Checkbox', component: Checkbox, parameters: { width: 440 } } satisfies Meta<
  typeof Checkbox
>;
export default meta;
type Story = StoryObj;

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

export const RightToLeft: Story = { ...Ready, globals: { locale: 'ar-EG' } };

export const Phone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };
