import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { State } from '../internal/story/State.tsx';
import { DatePicker } from './DatePicker.tsx';

const meta = { title: 'Forms/DatePicker', component: DatePicker, parameters: { width: 440 } } satisfies Meta<
  typeof DatePicker
>;
export default meta;
type Story = StoryObj;

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

export const RightToLeft: Story = { ...Ready, globals: { locale: 'ar-EG' } };

export const Dark: Story = { ...Ready, globals: { scheme: 'dark' } };

export const Phone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };
