import type { Meta } from '@storybook/react-vite';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { Facts } from '../Facts/Facts.tsx';
import { BookingStatusCard } from './BookingStatusCard.tsx';
import { failed, loading, longText } from '../internal/story/states.ts';
import type { Story } from '../internal/story/Story.ts';

const meta = { title: 'Cards/BookingStatusCard', component: BookingStatusCard } satisfies Meta<
  typeof BookingStatusCard
>;
export default meta;

export const Playground: Story = {
  args: {
    title: 'Booking Status',
    tone: 'green',
    status: 'Pending',
    message: 'The trip will be confirmed when 8 people book.',
  },
};

export const Pending: Story = {
  render: () => (
    <BookingStatusCard
      title="Booking Status"
      tone="green"
      status={
        <Badge tone="green" dot>
          Pending
        </Badge>
      }
      message="The trip will be confirmed when 8 people book."
    >
      <Facts
        items={[
          { id: 'o', label: 'Order number', value: '4F2A-91' },
          { id: 'd', label: 'Due', value: '$1,837.50', strong: true },
        ]}
      />
    </BookingStatusCard>
  ),
};
export const AwaitingPayment: Story = {
  render: () => (
    <BookingStatusCard
      title="Booking Status"
      tone="warning"
      status={
        <Badge tone="warning" dot>
          Awaiting Payment
        </Badge>
      }
      message="You are up on the waitlist! Send payment to secure your spot."
      action={<Button>Make a payment</Button>}
    />
  ),
};
export const Confirmed: Story = {
  render: () => (
    <BookingStatusCard
      title="Booking Status"
      tone="purple"
      status={
        <Badge tone="purple" dot>
          Confirmed
        </Badge>
      }
      message="The trip is officially happening!"
    />
  ),
};
export const Cancelled: Story = {
  render: () => (
    <BookingStatusCard
      title="Booking Status"
      tone="red"
      status={
        <Badge tone="red" dot>
          Cancelled
        </Badge>
      }
      message="Either you or the host cancelled the trip."
    />
  ),
};

export const RightToLeft: Story = { ...Pending, play: undefined, globals: { locale: 'ar-EG' } };

export const Dark: Story = { ...Pending, globals: { scheme: 'dark' } };

export const Phone: Story = { ...Pending, globals: { viewport: { value: 'phone' } } };

export const Loading: Story = loading(Playground);

export const Failed: Story = failed(Playground);

export const LongText: Story = longText(Playground);
