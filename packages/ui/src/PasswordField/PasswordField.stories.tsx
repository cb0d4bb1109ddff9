import type { Meta } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { State } from '../internal/story/State.tsx';
import { PasswordField } from './PasswordField.tsx';
import { longText } from '../internal/story/states.ts';
import type { Story } from '../internal/story/Story.ts';

const meta = {
  title: 'Forms/PasswordField',
  component: PasswordField,
  parameters: { width: 440 },
} satisfies Meta<typeof PasswordField>;
export default meta;

export const Playground: Story = { args: { label: 'Password', minLength: 12 } };

export const Ready: Story = {
  render: () => (
    <State initial={''}>
      {(value, set) => (
        <PasswordField
          label="Password"
          description="At least 12 characters."
          minLength={12}
          value={value}
          onChange={set}
        />
      )}
    </State>
  ),
};

export const Strength: Story = {
  ...Ready,
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Password');
    await userEvent.type(input, 'short');
    await expect(canvas.getByText('Password strength: Too short')).toBeVisible();
    await userEvent.type(input, ' but Then 4 longer words');
    await expect(canvas.getByText('Password strength: Strong')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(input).toHaveAttribute('type', 'text');
  },
};

export const RightToLeft: Story = { ...Ready, play: undefined, globals: { locale: 'ar-EG' } };

export const Dark: Story = { ...Ready, globals: { scheme: 'dark' } };

export const Phone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };

export const LongText: Story = longText(Playground);
