import type { Meta } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { State } from '../internal/story/State.tsx';
import { Select } from './Select.tsx';
import { held } from '../internal/story/held.tsx';
import { longText } from '../internal/story/states.ts';
import type { Story } from '../internal/story/Story.ts';

const meta = { title: 'Forms/Select', component: Select, parameters: { width: 440 } } satisfies Meta<
  typeof Select
>;
export default meta;

const countries = [
  { id: 'PT', label: 'Portugal', description: 'Lisbon, Porto, the Azores' },
  { id: 'NO', label: 'Norway' },
  { id: 'JP', label: 'Japan' },
  { id: 'XX', label: 'Atlantis', isDisabled: true },
];

export const Playground: Story = {
  args: {
    label: 'Country',
    description: 'Of your passport.',
    options: countries,
    value: null,
    onChange: fn(),
    onBlur: fn(),
  },
  render: held(Select),
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('option', { name: /Norway/ });
    await userEvent.keyboard('nor{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith('NO'));
    await waitFor(() => expect(canvas.getByRole('button', { name: /Country/ })).toHaveFocus());
    await userEvent.click(document.body);
    await waitFor(() => expect(args.onBlur).toHaveBeenCalled());
  },
};

export const Ready: Story = {
  render: () => (
    <State<string | null> initial={null}>
      {(value, set) => <Select label="Country" options={countries} value={value} onChange={set} />}
    </State>
  ),
};
export const Chosen: Story = {
  ...Ready,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(await screen.findByRole('option', { name: /Norway/ }));
    await expect(canvas.getByRole('button')).toHaveTextContent('Norway');
  },
};

export const Invalid: Story = {
  render: () => (
    <Select
      label="Country"
      options={countries}
      value={null}
      onChange={() => undefined}
      error="This field is required"
    />
  ),
};

export const RightToLeft: Story = { ...Ready, play: undefined, globals: { locale: 'ar-EG' } };

export const Dark: Story = { ...Ready, globals: { scheme: 'dark' } };

export const Phone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };

export const LongText: Story = longText(Playground);
