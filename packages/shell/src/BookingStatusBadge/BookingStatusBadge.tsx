import type { BookingStatus } from '@caravan/sdk';
import { Badge } from '@caravan/ui/Badge';
import { bookingStatusWords } from '../words/tripWords.ts';

export type BookingStatusBadgeProps = {
  status: BookingStatus;
  /** The server's words, which also know of cancellations under way and rejections. */
  displayStatus?: string;
  onArtwork?: boolean;
  size?: 'sm' | 'md';
};

/** A booking's status: the server's words in the status' colour. */
export function BookingStatusBadge({ status, displayStatus, ...look }: BookingStatusBadgeProps) {
  const known = bookingStatusWords[status];
  const ending = /cancel|reject/i.test(displayStatus ?? '');
  return (
    <Badge tone={ending ? 'red' : known.tone} dot {...look}>
      {displayStatus || known.word}
    </Badge>
  );
}
