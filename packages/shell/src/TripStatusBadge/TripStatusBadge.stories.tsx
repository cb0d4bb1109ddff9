import { TripStatus } from '@caravan/sdk';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { TripStatusBadge } from './TripStatusBadge.tsx';

const meta = { title: 'Shell/TripStatusBadge', component: TripStatusBadge } satisfies Meta<
  typeof TripStatusBadge
>;
export default meta;
type Story = StoryObj<typeof meta>;

const trip = (status: TripStatus, statusLabel: string) => ({ status, statusLabel });

export const All: Story = {
  args: { trip: trip('live', 'Live') },
  render: () => (
    <ul className="flex flex-wrap gap-3">
      {Object.values(TripStatus).map((status) => (
        <li key={status}>
          <TripStatusBadge trip={trip(status, status.replaceAll('_', ' '))} />
        </li>
      ))}
    </ul>
  ),
};
export const Dark: Story = { ...All, globals: { scheme: 'dark' } };
