import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { State } from '../internal/story/State.tsx';
import { ComboBox } from './ComboBox.tsx';

const meta = { title: 'Forms/ComboBox', component: ComboBox, parameters: { width: 440 } } satisfies Meta<
  typeof ComboBox
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

export const RightToLeft: Story = { ...Ready, globals: { locale: 'ar-EG' } };

export const Dark: Story = { ...Ready, globals: { scheme: 'dark' } };

export const Phone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };
