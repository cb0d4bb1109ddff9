import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { State } from '../internal/story/State.tsx';
import { Select } from './Select.tsx';

const meta = { title: 'Forms/Select', component: Select, parameters: { width: 440 } } satisfies Meta<
  typeof Select
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

export const RightToLeft: Story = { ...Ready, globals: { locale: 'ar-EG' } };

export const Dark: Story = { ...Ready, globals: { scheme: 'dark' } };

export const Phone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };
