import type { Booking } from '@caravan/sdk';
import { useFormat } from '@caravan/shell/useFormat';
import { Badge } from '@caravan/ui/Badge';
import { Button } from '@caravan/ui/Button';
import { Card } from '@caravan/ui/Card';
import { Skeleton } from '@caravan/ui/Skeleton';
import { BedDouble } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { words } from './messages.ts';
import { fullName } from './names.ts';
import type { Editing } from './useEditing.ts';

const RoomEditor = lazy(() => import('./RoomEditor.tsx').then((m) => ({ default: m.RoomEditor })));

/** Who sleeps where: read-only first, edited in place, and added to the cart by Update (T-125). */
export function RoomsCard({ booking, editing }: { booking: Booking; editing: Editing }) {
  const [isOpen, setOpen] = useState(false);
  const { cart } = editing;
  const selection = cart?.roomSelection;
  if (isOpen && cart && selection?.editable) {
    return (
      <Card title={words.rooms} description={words.roomsEdit}>
        <Suspense fallback={<Skeleton lines={4} />}>
          <RoomEditor booking={booking} cart={cart} editing={editing} onClose={() => setOpen(false)} />
        </Suspense>
      </Card>
    );
  }
  return (
    <Card
      title={words.rooms}
      actions={
        <>
          {editing.wish.rooms && <Badge tone="warning">{words.notSaved}</Badge>}
          {selection?.editable && (
            <Button variant="secondary" size="sm" onPress={() => setOpen(true)}>
              {words.editRooms}
            </Button>
          )}
        </>
      }
    >
      <Rooms booking={booking} editing={editing} />
      {selection?.reason && <p className="mt-4 text-sm text-muted">{selection.reason}</p>}
    </Card>
  );
}

function Rooms({ booking, editing: { cart, wish } }: { booking: Booking; editing: Editing }) {
  const format = useFormat();
  const chosen = wish.rooms?.map(({ roomType, travelers }) => ({
    roomType,
    travelers: travelers.map((position) =>
      fullName(cart?.travelers.find((one) => one.position === position)),
    ),
  }));
  const rooms = chosen ?? booking.rooms;
  if (rooms.length === 0) return <p className="text-muted">{words.noRooms}</p>;
  return (
    <ul className="grid gap-4">
      {rooms.map((room, i) => (
        <li key={i} className="flex items-center gap-4">
          <BedDouble aria-hidden className="size-5 shrink-0 text-muted" />
          <div>
            <p className="font-medium">{words.roomTypes[room.roomType]}</p>
            <p className="text-sm text-muted">{format.list(room.travelers)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
