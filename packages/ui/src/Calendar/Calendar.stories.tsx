import type { Meta } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { State } from '../internal/story/State.tsx';
import { Calendar } from './Calendar.tsx';
import { held } from '../internal/story/held.tsx';
import { failed, loading, longText } from '../internal/story/states.ts';
import type { Story } from '../internal/story/Story.ts';

const meta = { title: 'Planning/Calendar', component: Calendar } satisfies Meta<typeof Calendar>;
export default meta;

const marks = [
  { day: '2027-05-04', label: 'Slow days in Lisbon starts', tone: 'blue' as const },
  { day: '2027-05-20', label: 'Final payment due', tone: 'warning' as const },
];
export const Playground: Story = {
  args: {
    label: 'Departures',
    value: '2027-05-04',
    marks: [{ day: '2027-05-11', label: 'Deposit is due', tone: 'warning' }],
    onChange: fn(),
  },
  render: held(Calendar),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /May 12, 2027/ }));
    await expect(args.onChange).toHaveBeenCalledWith('2027-05-12');
  },
};

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

export const Loading: Story = loading(Playground);

export const Failed: Story = failed(Playground);

export const LongText: Story = longText(Playground);
