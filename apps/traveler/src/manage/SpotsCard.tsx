import type { Booking } from '@caravan/sdk';
import { plural } from '@caravan/shell/format';
import { Avatar } from '@caravan/ui/Avatar';
import { Badge } from '@caravan/ui/Badge';
import { Card } from '@caravan/ui/Card';
import { words } from './messages.ts';

/** Who travels on the booking (T-047). */
export function SpotsCard({ booking }: { booking: Booking }) {
  const people = [booking.customer, ...booking.additionalParticipants];
  return (
    <Card title={words.spots} description={plural(booking.totalSpotsBooked, 'traveler')}>
      <ul className="divide-y divide-line">
        {people.map((person, i) => {
          const name = `${person.firstName} ${person.lastName}`;
          return (
            <li key={person.id ?? i} className="flex items-center gap-4 py-3 first:pt-0 last:pb-0">
              <Avatar name={name} />
              <div className="min-w-0 flex-1">
                <p className="truncate font-medium">{name}</p>
                {person.email && <p className="truncate text-sm text-muted">{person.email}</p>}
              </div>
              {i === 0 && <Badge tone="neutral">{words.booker}</Badge>}
              {person.id !== undefined && person.id === booking.travelerId && (
                <Badge tone="accent">{words.you}</Badge>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
