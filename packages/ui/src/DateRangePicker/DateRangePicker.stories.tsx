import type { Meta, StoryObj } from '@storybook/react-vite';
import { State } from '../internal/story/State.tsx';
import type { DateRange } from './DateRangePicker.tsx';
import { DateRangePicker } from './DateRangePicker.tsx';

const meta = {
  title: 'Forms/DateRangePicker',
  component: DateRangePicker,
  parameters: { width: 440 },
} satisfies Meta<typeof DateRangePicker>;
export default meta;
type Story = StoryObj;

export const Ready: Story = {
  render: () => (
    <State<DateRange | null> initial={{ start: '2027-05-04', end: '2027-05-11' }}>
      {(value, set) => <DateRangePicker label="Travel days" value={value} onChange={set} />}
    </State>
  ),
};

export const RightToLeft: Story = { ...Ready, globals: { locale: 'ar-EG' } };

export const Dark: Story = { ...Ready, globals: { scheme: 'dark' } };

export const Phone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };
