import type { Meta } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { State } from '../internal/story/State.tsx';
import type { DateRange } from './DateRangePicker.tsx';
import { DateRangePicker } from './DateRangePicker.tsx';
import { held } from '../internal/story/held.tsx';
import { longText } from '../internal/story/states.ts';
import type { Story } from '../internal/story/Story.ts';

const meta = {
  title: 'Forms/DateRangePicker',
  component: DateRangePicker,
  parameters: { width: 440 },
} satisfies Meta<typeof DateRangePicker>;
export default meta;

export const Playground: Story = {
  args: {
    label: 'Travel days',
    value: { start: '2027-05-04', end: '2027-05-11' },
    onChange: fn(),
    onBlur: fn(),
  },
  render: held(DateRangePicker),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    const calendar = await screen.findByRole('dialog');
    await userEvent.click(within(calendar).getByRole('button', { name: /May 18, 2027/ }));
    await userEvent.click(within(calendar).getByRole('button', { name: /May 25, 2027/ }));
    await waitFor(() =>
      expect(args.onChange).toHaveBeenCalledWith({ start: '2027-05-18', end: '2027-05-25' }),
    );
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
    await userEvent.click(document.body);
    await waitFor(() => expect(args.onBlur).toHaveBeenCalled());
  },
};

export const Ready: Story = {
  render: () => (
    <State<DateRange | null> initial={{ start: '2027-05-04', end: '2027-05-11' }}>
      {(value, set) => <DateRangePicker label="Travel days" value={value} onChange={set} />}
    </State>
  ),
};

export const RightToLeft: Story = { ...Ready, play: undefined, globals: { locale: 'ar-EG' } };

export const Dark: Story = { ...Ready, globals: { scheme: 'dark' } };

export const Phone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };

export const BlackoutDates: Story = {
  args: {
    label: 'Travel days',
    value: { start: '2027-05-04', end: '2027-05-06' },
    isUnavailable: (day: string) => day >= '2027-05-10' && day <= '2027-05-13',
    onChange: fn(),
  },
  render: held(DateRangePicker),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const calendar = await screen.findByRole('dialog');
    await expect(within(calendar).getByRole('button', { name: /May 11, 2027/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const LongText: Story = longText(Playground);
