import type { Meta } from '@storybook/react-vite';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { RideCard } from './RideCard.tsx';
import { failed, loading } from '../internal/story/states.ts';
import type { Story } from '../internal/story/Story.ts';

const meta = { title: 'Cards/RideCard', component: RideCard } satisfies Meta<typeof RideCard>;
export default meta;

const from = { label: 'Lisbon Airport (LIS)', detail: 'Terminal 1, arrivals', time: '14:25' };
const to = { label: 'Casa do Rio', detail: 'Rua da Bica 12, Lisbon', time: '15:00' };
export const Playground: Story = {
  args: {
    title: 'Airport to hotel',
    status: 'Confirmed',
    from: { label: 'Lisbon Airport', detail: 'Arrivals', time: '14:20' },
    to: { label: 'Casa do Sobreiro', time: '14:55' },
    journey: '35 min · 22 km',
    price: '$48.00',
    note: 'Free cancellation up to 24 hours before.',
  },
};

export const Confirmed: Story = {
  render: () => (
    <RideCard
      title="Arrival transfer"
      status={
        <Badge tone="blue" dot>
          Driver assigned
        </Badge>
      }
      from={from}
      to={to}
      journey="35 min · 12 km"
      facts={[
        { id: 'd', label: 'Driver', value: 'Rui Costa' },
        { id: 'v', label: 'Vehicle', value: 'Škoda Superb', detail: '12-AB-34' },
        { id: 'f', label: 'Flight', value: 'TP 201' },
      ]}
      price="$48.00"
      actions={<Button variant="danger-quiet">Cancel ride</Button>}
      note="Free cancellation up to 24 hours before the ride."
    />
  ),
};
export const Plain: Story = {
  render: () => (
    <RideCard
      title="Departure transfer"
      status={
        <Badge tone="warning" dot>
          Pending
        </Badge>
      }
      from={to}
      to={from}
    />
  ),
};
export const LongText: Story = {
  render: () => (
    <RideCard
      title="Departure transfer"
      from={{ label: 'A guesthouse with a name that goes on and on beside the river', time: '04:10' }}
      to={from}
      journey="35 min"
    />
  ),
};

export const RightToLeft: Story = { ...Confirmed, play: undefined, globals: { locale: 'ar-EG' } };

export const Dark: Story = { ...Confirmed, globals: { scheme: 'dark' } };

export const Phone: Story = { ...Confirmed, globals: { viewport: { value: 'phone' } } };

export const Loading: Story = loading(Playground);

export const Failed: Story = failed(Playground);
