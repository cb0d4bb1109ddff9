import type { Meta } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { State } from '../internal/story/State.tsx';
import { ComboBox } from './ComboBox.tsx';
import { held } from '../internal/story/held.tsx';
import { longText } from '../internal/story/states.ts';
import type { Story } from '../internal/story/Story.ts';

const meta = { title: 'Forms/ComboBox', component: ComboBox, parameters: { width: 440 } } satisfies Meta<
  typeof ComboBox
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
    label: 'Destination',
    options: countries,
    value: null,
    placeholder: 'Anywhere',
    onChange: fn(),
    onBlur: fn(),
  },
  render: held(ComboBox),
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Nor');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith('NO'));
    await userEvent.click(document.body);
    await waitFor(() => expect(args.onBlur).toHaveBeenCalled());
  },
};

export const Ready: Story = {
  render: () => (
    <State<string | null> initial={null}>
      {(value, set) => <ComboBox label="Destination" options={countries} value={value} onChange={set} />}
    </State>
  ),
};
export const Found: Story = {
  ...Ready,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Jap');
    await userEvent.click(await screen.findByRole('option', { name: 'Japan' }));
    await expect(canvas.getByRole('combobox')).toHaveValue('Japan');
  },
};

export const RightToLeft: Story = { ...Ready, play: undefined, globals: { locale: 'ar-EG' } };

export const Dark: Story = { ...Ready, globals: { scheme: 'dark' } };

export const Phone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };

export const Loading: Story = {
  args: {
    label: 'Destination',
    options: [],
    value: null,
    inputValue: 'Lis',
    isLoading: true,
    onChange: fn(),
    onInputChange: fn(),
  },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'b');
    await expect(args.onInputChange).toHaveBeenCalledWith('Lisb');
  },
};

export const Empty: Story = {
  args: {
    label: 'Destination',
    options: countries,
    value: null,
    emptyText: 'No place of that name',
    onChange: fn(),
  },
  render: held(ComboBox),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Xyz');
    await expect(await screen.findByText('No place of that name')).toBeVisible();
  },
};

export const LongText: Story = longText(Playground);
