import type { Booking } from '@caravan/sdk';
import { BookingStatusBadge } from '@caravan/shell/BookingStatusBadge';
import { Card } from '@caravan/ui/Card';
import { words } from './messages.ts';

/** The booking's status and what it means (T-027, T-110). */
export function BookingStatusCard({ booking }: { booking: Booking }) {
  return (
    <Card title={words.status} actions={<BookingStatusBadge booking={booking} />}>
      <p className="display text-2xl leading-snug">{booking.statusText}</p>
    </Card>
  );
}
