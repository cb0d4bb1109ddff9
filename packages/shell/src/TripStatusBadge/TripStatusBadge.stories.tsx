import { TripStatus } from '@caravan/sdk';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { TripStatusBadge } from './TripStatusBadge.tsx';

const meta = { title: 'Shell/TripStatusBadge', component: TripStatusBadge } satisfies Meta<
  typeof TripStatusBadge
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  render: () => (
    <ul className="flex flex-wrap gap-3">
      {Object.values(TripStatus).map((status) => (
        <li key={status}>
          <TripStatusBadge status={status} />
        </li>
      ))}
    </ul>
  ),
};
export const Dark: Story = { ...All, globals: { scheme: 'dark' } };
