import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { State } from '../internal/story/State.tsx';
import { Calendar } from './Calendar.tsx';

const meta = { title: 'Planning/Calendar', component: Calendar } satisfies Meta<typeof Calendar>;
export default meta;
type Story = StoryObj;

const marks = [
  { day: '2027-05-04', label: 'Slow days in Lisbon starts', tone: 'blue' as const },
  { day: '2027-05-20', label: 'Final payment due', tone: 'warning' as const },
];
export const Ready: Story = {
  render: () => (
    <State<string | null> initial="2027-05-11">
      {(value, set) => (
        <Calendar
          label="Trip dates"
          value={value}
          onChange={set}
          marks={marks}
          isUnavailable={(d) => d === '2027-05-13'}
        />
      )}
    </State>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /May 18/ }));
    await expect(canvas.getByRole('gridcell', { selected: true })).toHaveTextContent('18');
    await expect(canvas.getByRole('button', { name: /May 13/ })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getAllByRole('button', { name: /next/i })[0]!);
    await expect(canvas.getByText('Nothing this month')).toBeVisible();
  },
};
export const OnlyShows: Story = {
  render: () => <Calendar label="Important dates" value="2027-05-11" marks={marks} />,
};

export const RightToLeft: Story = { ...Ready, play: undefined, globals: { locale: 'ar-EG' } };

export const Dark: Story = { ...Ready, play: undefined, globals: { scheme: 'dark' } };

export const Phone: Story = { ...Ready, play: undefined, globals: { viewport: { value: 'phone' } } };
