import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { State } from '../internal/story/State.tsx';
import { TextField } from './TextField.tsx';
import { longText } from '../internal/story/states.ts';
import type { Story } from '../internal/story/Story.ts';

const meta = { title: 'Forms/TextField', component: TextField, parameters: { width: 440 } } satisfies Meta<
  typeof TextField
>;
export default meta;

export const Playground: Story = {
  args: { label: 'Trip name', description: 'Shown on the trip page.', placeholder: 'Slow days in Lisbon' },
};

export const Ready: Story = {
  render: () => (
    <State initial={''}>
      {(value, set) => (
        <TextField
          label="Trip name"
          description="Travelers see this name."
          value={value}
          onChange={set}
          isRequired
          placeholder="Slow days in Lisbon"
        />
      )}
    </State>
  ),
};

export const Invalid: Story = {
  render: () => (
    <TextField label="First name" value="" error="This field is required" onChange={() => undefined} />
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'First name' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('This field is required');
  },
};

export const Disabled: Story = {
  render: () => <TextField label="Email" value="ana@example.com" isDisabled />,
};

export const Dark: Story = { ...Invalid, globals: { scheme: 'dark' } };

export const RightToLeft: Story = { ...Ready, play: undefined, globals: { locale: 'ar-EG' } };

export const Phone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };

export const LongText: Story = longText(Playground);
