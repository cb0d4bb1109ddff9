import type { Booking } from '@caravan/sdk';
import { useFormat } from '@caravan/shell/useFormat';
import { Card } from '@caravan/ui/Card';
import { BedDouble } from 'lucide-react';
import { words } from './messages.ts';

/** Who sleeps where. */
export function RoomsCard({ booking }: { booking: Booking }) {
  const format = useFormat();
  return (
    <Card title={words.rooms}>
      {booking.rooms.length === 0 ? (
        <p className="text-muted">{words.noRooms}</p>
      ) : (
        <ul className="grid gap-4">
          {booking.rooms.map((room, i) => (
            <li key={i} className="flex items-center gap-4">
              <BedDouble aria-hidden className="size-5 shrink-0 text-muted" />
              <div>
                <p className="font-medium">{words.roomTypes[room.roomType]}</p>
                <p className="text-sm text-muted">{format.list(room.travelers)}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
