import type { Booking, Cart, RoomChoice, RoomType } from '@caravan/sdk';
import { useGetSingleSupplement } from '@caravan/sdk/react-query';
import { Form } from '@caravan/shell/Form';
import { useForm } from '@caravan/shell/useForm';
import { useFormat } from '@caravan/shell/useFormat';
import { Button } from '@caravan/ui/Button';
import { RadioCards } from '@caravan/ui/RadioCards';
import { Select } from '@caravan/ui/Select';
import { Switch } from '@caravan/ui/Switch';
import { words } from './messages.ts';
import { words as roomWords } from './rooms/messages.ts';
import { fullName } from './names.ts';
import type { Editing } from './useEditing.ts';
import { place, roomForm, roomsOf, type RoomForm } from './wish.ts';

export type RoomEditorProps = { booking: Booking; cart: Cart; editing: Editing; onClose: () => void };

// If it fails to load, the cart still shows what is possible.
const quietly = { query: { throwOnError: false, meta: { errorToast: false } } } as const;
const isPrivate = ({ roomType }: { roomType: RoomType }) => roomType === 'single';

/** A party's rooms: private for everyone, or the type and occupants of each room (T-165 to T-168). */
export function RoomEditor({ booking, cart, editing, onClose }: RoomEditorProps) {
  const format = useFormat();
  const update = (values: RoomForm) => {
    const rooms = roomsOf(values);
    const asBooked = JSON.stringify(rooms) === JSON.stringify(booking.travelersRooms);
    const { addOns } = editing.wish;
    editing.change(asBooked ? { addOns } : { addOns, rooms });
    onClose();
  };
  const form = useForm<RoomForm>({ values: roomForm(cart), sendFields: (_, values) => update(values) });
  const { allPrivate, rooms } = form.values;
  const { upgrade, currency } = cart;
  const price = roomWords.privatePrice(format.money(upgrade.unitPriceWithFeeMinor, currency));
  // Additional private rooms that these choices need beyond the booking's (T-223).
  const wanted = allPrivate ? cart.travelers.length : rooms.filter(isPrivate).length;
  const more = wanted - (booking.travelersRooms ?? []).filter(isPrivate).length;
  const { data: left } = useGetSingleSupplement(booking.trip.id, { total: Math.max(1, more) }, quietly);
  return (
    <Form form={form} className="grid grid-cols-1 gap-6">
      {left && upgrade.offered && (
        <p role="status" className={`text-sm ${left.enough || more <= 0 ? 'text-muted' : 'text-red'}`}>
          {left.enough || more <= 0 ? roomWords.privateLeft(left.available) : left.message}
        </p>
      )}
      {upgrade.offered && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Switch value={allPrivate} onChange={(on) => form.set('allPrivate', on)}>
            {roomWords.privateForAll}
          </Switch>
          <span className="tabular text-sm text-muted">{price}</span>
        </div>
      )}
      {!allPrivate &&
        rooms.map((room, i) => (
          <Room
            key={i}
            number={i + 1}
            room={room}
            types={cart.roomSelection.rooms[i]?.roomTypes ?? [room.roomType]}
            cart={cart}
            privatePrice={price}
            onType={(roomType) =>
              form.set(
                'rooms',
                rooms.map((one, j) => (i === j ? { ...one, roomType } : one)),
              )
            }
            onTraveler={(index, traveler) => form.set('rooms', place(rooms, i, index, traveler))}
          />
        ))}
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="ghost" onPress={onClose}>
          {roomWords.cancel}
        </Button>
        <Button type="submit" {...(!form.isDirty && { disabledReason: words.nothingChanged })}>
          {roomWords.update}
        </Button>
      </div>
    </Form>
  );
}

type RoomProps = {
  number: number;
  room: RoomChoice;
  types: RoomType[];
  cart: Cart;
  privatePrice: string;
  onType: (type: RoomType) => void;
  onTraveler: (index: number, traveler: number) => void;
};

function Room({ number, room, types, cart, privatePrice, onType, onTraveler }: RoomProps) {
  const format = useFormat();
  const people = cart.travelers.map((one) => ({ id: String(one.position), label: fullName(one) }));
  const nameOf = (position: number) => fullName(cart.travelers.find((one) => one.position === position));
  // Two people can only share with each other, and one person shares with no one in the party.
  const movable = people.length > 2;
  const single = room.travelers.length === 1;
  return (
    <div className="grid grid-cols-1 gap-3">
      <RadioCards
        label={`${roomWords.room(number)} · ${format.list(room.travelers.map(nameOf))}`}
        columns={types.length > 1 ? 2 : 1}
        value={room.roomType}
        onChange={(type) => onType(type as RoomType)}
        options={types.map((type) => ({
          id: type,
          title: type === 'twin' && single ? roomWords.share : words.roomTypes[type],
          description: type === 'twin' && single ? roomWords.shareText : roomWords.roomTexts[type],
          ...(type === 'single' && { aside: privatePrice }),
        }))}
      />
      {movable && (
        <div className="grid gap-3 sm:grid-cols-2">
          {room.travelers.map((traveler, index) => (
            <Select
              key={index}
              label={roomWords.placeOf(number, index + 1)}
              options={people}
              value={String(traveler)}
              onChange={(id) => onTraveler(index, Number(id))}
            />
          ))}
        </div>
      )}
    </div>
  );
}
