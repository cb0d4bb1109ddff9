import type { Meta } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { State } from '../internal/story/State.tsx';
import { RadioGroup } from './RadioGroup.tsx';
import { held } from '../internal/story/held.tsx';
import { longText } from '../internal/story/states.ts';
import type { Story } from '../internal/story/Story.ts';

const meta = { title: 'Forms/RadioGroup', component: RadioGroup } satisfies Meta<typeof RadioGroup>;
export default meta;

const options = [
  { id: 'one', label: 'One bed' },
  { id: 'two', label: 'Two beds' },
  { id: 'shared', label: 'Shared bed', description: 'For two people who know each other well.' },
];
export const Playground: Story = {
  args: {
    label: 'Room',
    value: 'shared',
    options: [
      { id: 'shared', label: 'Shared', description: 'With one other traveler' },
      { id: 'private', label: 'Private' },
    ],
    orientation: 'vertical',
    onChange: fn(),
    onBlur: fn(),
  },
  render: held(RadioGroup),
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith('private'));
    await userEvent.click(document.body);
    await waitFor(() => expect(args.onBlur).toHaveBeenCalled());
  },
};

export const Ready: Story = {
  render: () => (
    <State<string | null> initial="one">
      {(value, set) => <RadioGroup label="Room 1" options={options} value={value} onChange={set} />}
    </State>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /One bed/ }));
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /Two beds/ })).toBeChecked();
  },
};
export const Horizontal: Story = {
  render: () => (
    <RadioGroup
      label="Room 1"
      orientation="horizontal"
      options={options.slice(0, 2)}
      value="two"
      onChange={() => undefined}
    />
  ),
};
export const Invalid: Story = {
  render: () => (
    <RadioGroup
      label="Room 1"
      options={options}
      value={null}
      onChange={() => undefined}
      error="This field is required"
    />
  ),
};

export const RightToLeft: Story = { ...Ready, play: undefined, globals: { locale: 'ar-EG' } };

export const Dark: Story = { ...Ready, play: undefined, globals: { scheme: 'dark' } };

export const Phone: Story = { ...Ready, play: undefined, globals: { viewport: { value: 'phone' } } };

export const LongText: Story = longText(Playground);
