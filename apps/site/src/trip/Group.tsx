import type { PublicTrip } from '@caravan/sdk';
import { Card } from '@caravan/ui/Card';
import { ProgressBar } from '@caravan/ui/ProgressBar';
import { words } from './messages.ts';

/** How many are going, and how many are missing until it is sure. */
export function Group({ trip }: { trip: PublicTrip }) {
  return (
    <Card>
      <ProgressBar
        label={
          trip.happening ? words.sure : trip.toConfirm > 0 ? words.toConfirm(trip.toConfirm) : trip.statusText
        }
        value={Math.min(trip.spotsTaken, trip.maximumSpots)}
        max={trip.maximumSpots}
        tone={trip.happening ? 'green' : 'accent'}
        detail={words.taken(trip.spotsTaken, trip.maximumSpots)}
      />
    </Card>
  );
}
