import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { State } from '../internal/story/State.tsx';
import { CheckboxGroup } from './CheckboxGroup.tsx';

const meta = { title: 'Forms/CheckboxGroup', component: CheckboxGroup } satisfies Meta<typeof CheckboxGroup>;
export default meta;
type Story = StoryObj;

const options = ['Vegetarian', 'Vegan', 'Gluten-free', 'No nuts', 'Halal'].map((label) => ({
  id: label,
  label,
}));
export const Ready: Story = {
  render: () => (
    <State<string[]> initial={['Vegan']}>
      {(value, set) => (
        <CheckboxGroup label="Food" columns={2} options={options} value={value} onChange={set} />
      )}
    </State>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'No nuts' }));
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
  },
};
export const Invalid: Story = {
  render: () => (
    <CheckboxGroup
      label="Interests"
      options={options}
      value={[]}
      onChange={() => undefined}
      error="At least one interest is required"
    />
  ),
};

export const RightToLeft: Story = { ...Ready, play: undefined, globals: { locale: 'ar-EG' } };

export const Dark: Story = { ...Ready, play: undefined, globals: { scheme: 'dark' } };

export const Phone: Story = { ...Ready, play: undefined, globals: { viewport: { value: 'phone' } } };
