import type { BookingSummary, TripTraveler } from '@caravan/sdk';
import { Badge } from '@caravan/ui/Badge';
import { bookingTones } from '../words/tripWords.ts';

type Shown = 'displayCode' | 'displayStatus';

export type BookingStatusBadgeProps = {
  booking: Pick<BookingSummary, Shown> | Pick<TripTraveler, Shown>;
  onArtwork?: boolean;
  size?: 'sm' | 'md';
};

/** A booking's status, with the server's label for this viewer and the color of its code. */
export function BookingStatusBadge({ booking, ...look }: BookingStatusBadgeProps) {
  return (
    <Badge tone={bookingTones[booking.displayCode]} dot {...look}>
      {booking.displayStatus}
    </Badge>
  );
}
