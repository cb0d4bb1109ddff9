import type { TripSummary } from '@caravan/sdk';
import { Badge } from '@caravan/ui/Badge';
import { tripStatusTones } from '../words/tripWords.ts';

export type TripStatusBadgeProps = {
  trip: Pick<TripSummary, 'status' | 'statusLabel'>;
  onArtwork?: boolean;
  size?: 'sm' | 'md';
};

/** A trip's status, with the server's label and the product's colors. */
export function TripStatusBadge({ trip, ...look }: TripStatusBadgeProps) {
  return (
    <Badge tone={tripStatusTones[trip.status]} dot {...look}>
      {trip.statusLabel}
    </Badge>
  );
}
