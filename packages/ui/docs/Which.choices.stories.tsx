import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ComboBox } from '../src/ComboBox/ComboBox.tsx';
import { State } from '../src/internal/story/State.tsx';
import { RadioGroup } from '../src/RadioGroup/RadioGroup.tsx';
import { SegmentedControl } from '../src/SegmentedControl/SegmentedControl.tsx';
import { Select } from '../src/Select/Select.tsx';
import { Choices } from './Choices.tsx';

const meta = {
  title: 'Which of these/Select, combobox or radio',
  parameters: { frame: false },
  tags: ['!autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj;

const rooms = ['Shared room', 'Private room', 'Own room nearby'].map((label) => ({ id: label, label }));
const months = ['March', 'April', 'May', 'June', 'September', 'October'].map((label) => ({
  id: label,
  label,
}));
const places = ['Lisbon', 'Porto', 'Faro', 'Évora', 'Funchal', 'Ponta Delgada', 'Coimbra', 'Braga'].map(
  (label) => ({ id: label, label }),
);

export const Fields: Story = {
  render: () => (
    <Choices
      title="Select, combobox or radio"
      lead="Choosing one of several options in a form. It depends on how many there are, and whether people know the word."
      questions={[
        ['Is it yes or no, and does it take effect immediately?', 'Switch'],
        ['Is it yes or no, submitted with a form?', 'Checkbox'],
        ['Can people choose several?', 'CheckboxGroup, TagField'],
        ['Does it switch the view, with two to five short labels?', 'SegmentedControl'],
        ['Are there two to five, worth comparing?', 'RadioGroup, RadioCards'],
        ['Are there six to about fifteen that everyone knows?', 'Select'],
        ['Are there more, or do people type faster than they read?', 'ComboBox'],
      ]}
      choices={[
        {
          name: 'RadioGroup',
          when: 'Two to five options, all visible, so that people can compare before choosing.',
          not: 'for more than five, or when the choice takes effect immediately.',
          example: (
            <State initial="Shared room">
              {(value, set) => <RadioGroup label="Room" options={rooms} value={value} onChange={set} />}
            </State>
          ),
        },
        {
          name: 'Select',
          when: 'Six to fifteen familiar options, one of them common.',
          not: 'for two; both fit on the page.',
          example: (
            <State initial="May">
              {(value, set) => <Select label="Month" options={months} value={value} onChange={set} />}
            </State>
          ),
        },
        {
          name: 'ComboBox',
          when: 'Many options, found by typing: places, people, hotels.',
          not: 'for free text; use a TextField for values that aren’t listed.',
          example: (
            <State<string | null> initial={null}>
              {(value, set) => <ComboBox label="Place" options={places} value={value} onChange={set} />}
            </State>
          ),
        },
        {
          name: 'SegmentedControl',
          when: 'Two to five views of the same content. It takes effect immediately.',
          not: 'in a form that people submit.',
          example: (
            <State initial="list">
              {(value, set) => (
                <SegmentedControl
                  label="View"
                  options={[
                    { id: 'list', label: 'List' },
                    { id: 'map', label: 'Map' },
                  ]}
                  value={value}
                  onChange={set}
                />
              )}
            </State>
          ),
        },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Private room' }));
    await expect(canvas.getByRole('radio', { name: 'Private room' })).toBeChecked();
  },
};

export const Dark: Story = { ...Fields, play: undefined, globals: { scheme: 'dark' } };

export const Phone: Story = { ...Fields, play: undefined, globals: { viewport: { value: 'phone' } } };
