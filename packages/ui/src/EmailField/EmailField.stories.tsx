import type { Meta } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { State } from '../internal/story/State.tsx';
import { EmailField } from './EmailField.tsx';
import { held } from '../internal/story/held.tsx';
import { longText } from '../internal/story/states.ts';
import type { Story } from '../internal/story/Story.ts';

const meta = { title: 'Forms/EmailField', component: EmailField } satisfies Meta<typeof EmailField>;
export default meta;

export const Playground: Story = {
  args: { label: 'Email', value: '', isRequired: true, onChange: fn() },
  render: held(EmailField),
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Email/ }), 'ana@example.com');
    await expect(args.onChange).toHaveBeenLastCalledWith('ana@example.com');
  },
};

export const Ready: Story = {
  render: () => (
    <State initial="">
      {(value, set) => <EmailField label="Email" value={value} onChange={set} isRequired />}
    </State>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: /Email/ });
    await userEvent.click(input);
    await userEvent.paste('  ana@example.com ');
    await expect(input).toHaveValue('ana@example.com');
  },
};
export const Invalid: Story = {
  render: () => (
    <EmailField label="Email" value="ana@" onChange={() => undefined} error="Invalid email format" />
  ),
};

export const RightToLeft: Story = { ...Ready, play: undefined, globals: { locale: 'ar-EG' } };

export const Dark: Story = { ...Ready, play: undefined, globals: { scheme: 'dark' } };

export const Phone: Story = { ...Ready, play: undefined, globals: { viewport: { value: 'phone' } } };

export const LongText: Story = longText(Playground);
