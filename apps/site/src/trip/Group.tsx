import type { PublicTrip } from '@caravan/sdk';
import { Avatar } from '@caravan/ui/Avatar';
import { Card } from '@caravan/ui/Card';
import { ProgressBar } from '@caravan/ui/ProgressBar';
import { words } from './messages.ts';
import { readWords } from './readMessages.ts';

/**
 * How many people are going, and how many are missing until the trip is confirmed; people who agreed are
 * shown by name.
 */
export function Group({ trip }: { trip: PublicTrip }) {
  return (
    <Card>
      <ProgressBar
        label={
          trip.happening
            ? words.sure
            : trip.toConfirm > 0
              ? readWords.toConfirm(trip.toConfirm)
              : trip.statusText
        }
        value={Math.min(trip.spotsTaken, trip.maximumSpots)}
        max={trip.maximumSpots}
        tone={trip.happening ? 'green' : 'accent'}
        detail={readWords.taken(trip.spotsTaken, trip.maximumSpots)}
      />
      {trip.going.length > 0 && <Going trip={trip} />}
    </Card>
  );
}

function Going({ trip: { going, spotsTaken } }: { trip: PublicTrip }) {
  const others = spotsTaken - going.length;
  return (
    <div className="mt-6 border-t border-line pt-5">
      <h3 className="font-medium">{readWords.whoIsGoing}</h3>
      <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-3">
        {going.map(({ firstName, pictureUrl }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two people of one name are told apart by nothing else
          <li key={i} className="flex max-w-full min-w-0 items-center gap-2">
            <span aria-hidden>
              <Avatar name={firstName} src={pictureUrl} />
            </span>
            <span className="min-w-0 truncate">{firstName}</span>
          </li>
        ))}
        {others > 0 && <li className="self-center text-muted">{readWords.othersGoing(others)}</li>}
      </ul>
    </div>
  );
}
