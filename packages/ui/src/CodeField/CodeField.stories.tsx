import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { State } from '../internal/story/State.tsx';
import { CodeField } from './CodeField.tsx';
import { held } from '../internal/story/held.tsx';

const meta = {
  title: 'Forms/CodeField',
  component: CodeField,
  args: { label: 'Code from your app', value: '', onChange: fn() },
  render: (args) => (
    <State initial={args.value}>{(value, set) => <CodeField {...args} value={value} onChange={set} />}</State>
  ),
} satisfies Meta<typeof CodeField>;
export default meta;
type Story = StoryObj<typeof meta>;

const onComplete = fn();

export const Playground: Story = {
  args: {
    label: 'Code from your app',
    description: 'Six digits.',
    value: '',
    length: 6,
    onChange: fn(),
    onComplete: fn(),
  },
  render: held(CodeField),
};

export const Ready: Story = {
  args: { description: 'Six digits. The code changes every 30 seconds.', onComplete },
  play: async ({ canvas }) => {
    onComplete.mockClear();
    const input = canvas.getByRole('textbox', { name: 'Code from your app' });
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.click(input);
    await userEvent.type(input, '12a3');
    await expect(input).toHaveValue('123');
    await expect(onComplete).not.toHaveBeenCalled();
    await userEvent.clear(input);
    await userEvent.paste('123 456');
    await expect(input).toHaveValue('123456');
    await expect(onComplete.mock.calls).toEqual([['123456']]);
  },
};

export const Failed: Story = {
  args: { value: '123456', error: 'This code is wrong or has expired.' },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('This code is wrong or has expired.'),
};

export const Disabled: Story = { args: { value: '123456', isDisabled: true } };

export const LongText: Story = {
  args: {
    label: 'Code from the authenticator app on the device that you registered with your account',
    description:
      'Six digits. The code changes every 30 seconds. Lost your device? Use a backup code instead.',
    value: '12',
  },
};

export const Dark: Story = { args: { value: '123' }, globals: { scheme: 'dark' } };

export const RightToLeft: Story = { args: { value: '123' }, globals: { locale: 'ar-EG' } };

export const Phone: Story = { args: { value: '123' }, globals: { viewport: { value: 'phone' } } };
