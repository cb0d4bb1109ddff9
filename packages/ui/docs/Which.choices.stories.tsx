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
      lead="One of several, chosen in a form. How many there are, and whether people know the word, decides."
      questions={[
        ['Is it yes or no, and does it act at once?', 'Switch'],
        ['Is it yes or no, sent with a form?', 'Checkbox'],
        ['May several be chosen?', 'CheckboxGroup, MultiSelect'],
        ['Does it change the view, among two to five short words?', 'SegmentedControl'],
        ['Two to five, and it helps to compare them?', 'RadioGroup, RadioCards'],
        ['Six to about fifteen, of a kind that everyone knows?', 'Select'],
        ['More, or people type faster than they read?', 'ComboBox'],
      ]}
      choices={[
        {
          name: 'RadioGroup',
          when: 'Two to five, all in view, so that they can be compared before choosing.',
          not: 'for more than five, or where the choice acts at once.',
          example: (
            <State initial="Shared room">
              {(value, set) => <RadioGroup label="Room" options={rooms} value={value} onChange={set} />}
            </State>
          ),
        },
        {
          name: 'Select',
          when: 'Six to fifteen known words, of which one is usual.',
          not: 'for two: both fit on the page.',
          example: (
            <State initial="May">
              {(value, set) => <Select label="Month" options={months} value={value} onChange={set} />}
            </State>
          ),
        },
        {
          name: 'ComboBox',
          when: 'Many, found by typing a part: places, people, hotels.',
          not: 'for free text; a TextField takes what nobody has listed.',
          example: (
            <State<string | null> initial={null}>
              {(value, set) => <ComboBox label="Place" options={places} value={value} onChange={set} />}
            </State>
          ),
        },
        {
          name: 'SegmentedControl',
          when: 'Two to five views of the same thing. It acts at once.',
          not: 'in a form that is sent.',
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
