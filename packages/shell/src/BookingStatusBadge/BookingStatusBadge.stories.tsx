import { BookingDisplay } from '@caravan/sdk';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { BookingStatusBadge } from './BookingStatusBadge.tsx';

const meta = { title: 'Shell/BookingStatusBadge', component: BookingStatusBadge } satisfies Meta<
  typeof BookingStatusBadge
>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = (displayCode: BookingDisplay) => ({
  displayCode,
  displayStatus: displayCode.replaceAll('_', ' '),
});

export const All: Story = {
  args: { booking: shown('pending') },
  render: () => (
    <ul className="flex flex-wrap gap-3">
      {Object.values(BookingDisplay).map((code) => (
        <li key={code}>
          <BookingStatusBadge booking={shown(code)} />
        </li>
      ))}
    </ul>
  ),
};
export const Dark: Story = { ...All, globals: { scheme: 'dark' } };
