import type { TripStatus } from '@caravan/sdk';
import { tripStatusTones } from '@caravan/shell/tripWords';
import { Badge } from '@caravan/ui/Badge';
import { statusWords } from './messages.ts';

export type StatusBadgeProps = { status: TripStatus; size?: 'sm' | 'md' };

/** A trip's exact status, in the colors that everyone sees. */
export function StatusBadge({ status, size }: StatusBadgeProps) {
  return (
    <Badge tone={tripStatusTones[status]} dot size={size}>
      {statusWords[status]}
    </Badge>
  );
}
