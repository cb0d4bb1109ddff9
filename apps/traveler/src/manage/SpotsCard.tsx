import { counts } from '@caravan/shell/counts';
import type { Booking, Participant } from '@caravan/sdk';
import { useGetTripInventory } from '@caravan/sdk/react-query';
import { Avatar } from '@caravan/ui/Avatar';
import { Badge } from '@caravan/ui/Badge';
import { Button } from '@caravan/ui/Button';
import { Card } from '@caravan/ui/Card';
import { TextLink } from '@caravan/ui/TextLink';
import { lazy, Suspense, useState } from 'react';
import { party } from '../bookings/bookings.ts';
import { paths } from '../paths.ts';
import { Introduction } from './Introduction.tsx';
import { words } from './messages.ts';

const ReplaceDialog = lazy(() =>
  import('../replace/ReplaceDialog.tsx').then((m) => ({ default: m.ReplaceDialog })),
);

/** Who travels on the booking (T-047); the customer can transfer a companion's spot to another person. */
export function SpotsCard({ booking }: { booking: Booking }) {
  // Spots left for people who would like to join (T-224); omitted if they fail to load.
  const { data: left } = useGetTripInventory(booking.trip.id, {
    query: { throwOnError: false, meta: { errorToast: false } },
  });
  const [replaced, setReplaced] = useState<Participant & { id: string }>();
  return (
    <Card title={words.spots} description={counts.travelers(booking.totalSpotsBooked)}>
      <ul className="divide-y divide-line">
        {party(booking).map((person, i) => {
          const name = `${person.firstName} ${person.lastName}`;
          return (
            <li key={person.id ?? i} className="flex items-center gap-4 py-3 first:pt-0 last:pb-0">
              <Avatar name={name} />
              <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1.5">
                <div className="min-w-0 flex-[1_1_12rem]">
                  <p className="truncate font-medium">{name}</p>
                  {person.email && <p className="truncate text-sm text-muted">{person.email}</p>}
                </div>
                <div className="flex flex-wrap gap-1.5">
                  {i === 0 && <Badge tone="neutral">{words.booker}</Badge>}
                  {person.id !== undefined && person.id === booking.travelerId && (
                    <Badge tone="accent">{words.you}</Badge>
                  )}
                </div>
                {i > 0 && booking.isPrimary && person.id !== undefined && (
                  <Button
                    variant="ghost"
                    size="sm"
                    aria-label={words.changeOf(name)}
                    onPress={() => setReplaced({ ...person, id: person.id! })}
                  >
                    {words.change}
                  </Button>
                )}
              </div>
            </li>
          );
        })}
      </ul>
      {left && booking.isPrimary && (
        <p className="mt-4 text-sm text-muted">
          {words.spotsLeft(left.spotsLeft)}{' '}
          {left.spotsLeft > 0 && booking.trip.tripPath && (
            <TextLink href={paths.tripPage(booking.trip.tripPath)} target="_blank">
              {words.bookMore}
            </TextLink>
          )}
        </p>
      )}
      {booking.shownOnTripPage !== undefined && (
        <Introduction booking={booking} shown={booking.shownOnTripPage} />
      )}
      <Suspense>
        {replaced && (
          <ReplaceDialog booking={booking} traveler={replaced} onClose={() => setReplaced(undefined)} />
        )}
      </Suspense>
    </Card>
  );
}
