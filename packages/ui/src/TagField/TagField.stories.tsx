import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { State } from '../internal/story/State.tsx';
import { TagField } from './TagField.tsx';

const meta = { title: 'Forms/TagField', component: TagField, parameters: { width: 440 } } satisfies Meta<
  typeof TagField
>;
export default meta;
type Story = StoryObj;

const countries = [
  { id: 'PT', label: 'Portugal', description: 'Lisbon, Porto, the Azores' },
  { id: 'NO', label: 'Norway' },
  { id: 'JP', label: 'Japan' },
  { id: 'XX', label: 'Atlantis', isDisabled: true },
];

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
    // The list stays open for the next choice and hides the page from screen readers until it closes.
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Portugal' }));
    await expect(canvas.getByRole('button', { name: 'Remove Norway' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Remove Portugal' })).toBeNull();
  },
};

export const RightToLeft: Story = { ...Ready, globals: { locale: 'ar-EG' } };

export const Dark: Story = { ...Ready, globals: { scheme: 'dark' } };

export const Phone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };
