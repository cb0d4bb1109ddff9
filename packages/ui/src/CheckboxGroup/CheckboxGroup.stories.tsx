import type { Meta } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { State } from '../internal/story/State.tsx';
import { CheckboxGroup } from './CheckboxGroup.tsx';
import { held } from '../internal/story/held.tsx';
import { longText } from '../internal/story/states.ts';
import type { Story } from '../internal/story/Story.ts';

const meta = { title: 'Forms/CheckboxGroup', component: CheckboxGroup } satisfies Meta<typeof CheckboxGroup>;
export default meta;

const options = ['Vegetarian', 'Vegan', 'Gluten-free', 'No nuts', 'Halal'].map((label) => ({
  id: label,
  label,
}));
export const Playground: Story = {
  args: {
    label: 'Food',
    description: 'Tell us what to plan for.',
    options,
    value: ['Vegan'],
    columns: 2,
    onChange: fn(),
    onBlur: fn(),
  },
  render: held(CheckboxGroup),
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenCalledWith(['Vegan', 'Vegetarian']);
    await userEvent.click(document.body);
    await waitFor(() => expect(args.onBlur).toHaveBeenCalled());
  },
};

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

export const LongText: Story = longText(Playground);
