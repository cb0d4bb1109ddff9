import { BookingStatus } from '@caravan/sdk';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { BookingStatusBadge } from './BookingStatusBadge.tsx';

const meta = { title: 'Shell/BookingStatusBadge', component: BookingStatusBadge } satisfies Meta<
  typeof BookingStatusBadge
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  args: { status: 'pending' },
  render: () => (
    <ul className="flex flex-wrap gap-3">
      {Object.values(BookingStatus).map((status) => (
        <li key={status}>
          <BookingStatusBadge status={status} />
        </li>
      ))}
    </ul>
  ),
};
export const Dark: Story = { ...All, globals: { scheme: 'dark' } };
