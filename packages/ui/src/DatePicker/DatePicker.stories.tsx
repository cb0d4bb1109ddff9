import type { Meta } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { State } from '../internal/story/State.tsx';
import { DatePicker } from './DatePicker.tsx';
import { held } from '../internal/story/held.tsx';
import { longText } from '../internal/story/states.ts';
import type { Story } from '../internal/story/Story.ts';

const meta = { title: 'Forms/DatePicker', component: DatePicker, parameters: { width: 440 } } satisfies Meta<
  typeof DatePicker
>;
export default meta;

export const Playground: Story = {
  args: {
    label: 'Start date',
    description: 'The first day of the trip.',
    value: '2027-05-04',
    min: '2027-05-01',
    onChange: fn(),
    onBlur: fn(),
  },
  render: held(DatePicker),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    const calendar = await screen.findByRole('dialog');
    await userEvent.click(within(calendar).getByRole('button', { name: /May 20, 2027/ }));
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith('2027-05-20'));
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
    await userEvent.click(document.body);
    await waitFor(() => expect(args.onBlur).toHaveBeenCalled());
  },
};

export const Ready: Story = {
  render: () => (
    <State<string | null> initial={'2027-05-04'}>
      {(value, set) => (
        <DatePicker
          label="Start date"
          value={value}
          onChange={set}
          min="2027-05-01"
          isUnavailable={(day) => day >= '2027-05-10' && day <= '2027-05-13'}
        />
      )}
    </State>
  ),
};

export const Open: Story = {
  ...Ready,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const calendar = await screen.findByRole('dialog');
    await waitFor(() => expect(getComputedStyle(calendar.parentElement!).opacity).toBe('1'));
    await expect(within(calendar).getByRole('button', { name: /May 11, 2027/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const BirthDate: Story = {
  render: () => <DatePicker label="Date of birth" value={null} onChange={() => undefined} calendar={false} />,
};

export const RightToLeft: Story = { ...Ready, play: undefined, globals: { locale: 'ar-EG' } };

export const Dark: Story = { ...Ready, globals: { scheme: 'dark' } };

export const Phone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };

export const LongText: Story = longText(Playground);
