import type { Meta } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { State } from '../internal/story/State.tsx';
import { TagField } from './TagField.tsx';
import { held } from '../internal/story/held.tsx';
import { longText } from '../internal/story/states.ts';
import type { Story } from '../internal/story/Story.ts';

const meta = { title: 'Forms/TagField', component: TagField, parameters: { width: 440 } } satisfies Meta<
  typeof TagField
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
    label: 'Themes',
    options: countries,
    value: ['PT'],
    allowCustom: false,
    onChange: fn(),
    onBlur: fn(),
    onType: fn(),
  },
  render: held(TagField),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Portugal' }));
    await expect(args.onChange).toHaveBeenCalledWith([]);
    await userEvent.type(canvas.getByRole('combobox'), 'Ja');
    await expect(args.onType).toHaveBeenLastCalledWith('Ja');
    await userEvent.keyboard('{Escape}');
    canvas.getByRole('combobox').focus();
    await userEvent.click(document.body);
    await waitFor(() => expect(args.onBlur).toHaveBeenCalled());
  },
};

export const Ready: Story = {
  render: () => (
    <State<string[]> initial={['PT']}>
      {(value, set) => <TagField label="Themes" options={countries} value={value} onChange={set} />}
    </State>
  ),
};
export const Added: Story = {
  ...Ready,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Nor');
    await userEvent.click(await screen.findByRole('option', { name: 'Norway' }));
    // The list stays open for the next selection and hides the page from screen readers until it closes.
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Portugal' }));
    await expect(canvas.getByRole('button', { name: 'Remove Norway' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Remove Portugal' })).toBeNull();
  },
};

export const RightToLeft: Story = { ...Ready, play: undefined, globals: { locale: 'ar-EG' } };

export const Dark: Story = { ...Ready, globals: { scheme: 'dark' } };

export const Phone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };

export const LongText: Story = longText(Playground);
