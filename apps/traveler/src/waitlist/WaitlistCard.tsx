import type { Booking } from '@caravan/sdk';
import { Card } from '@caravan/ui/Card';
import { LeaveWaitlist } from './LeaveWaitlist.tsx';
import { words } from './messages.ts';

/** A party's position on the waitlist, and a way to leave it (H-300). */
export function WaitlistCard({ booking, position }: { booking: Booking; position: number }) {
  return (
    <Card title={words.title}>
      <p className="display tabular text-4xl">{words.position(position)}</p>
      <p className="mt-2">{words.text(booking.totalSpotsBooked)}</p>
      <p className="mt-1 mb-5 text-sm text-muted">{words.free}</p>
      <LeaveWaitlist booking={booking} />
    </Card>
  );
}
