import type { Cart, CartAddOn, CartInput, CartItem, CartLine, RoomChoice } from '@caravan/sdk';

/** How the booking should be: only what is to change. The server says what that makes of it. */
export interface Wish {
  addOns: CartAddOn[];
  /** Absent while the rooms stay as they are. */
  rooms?: RoomChoice[];
}

export const noWish: Wish = { addOns: [] };

export const isEmpty = ({ addOns, rooms }: Wish): boolean => addOns.length === 0 && !rooms;

export const toInput = ({ addOns, rooms }: Wish): CartInput => ({
  ...(addOns.length > 0 && { addOns }),
  ...(rooms && { travelersRooms: rooms }),
});

/** The booked add-ons that a wish gives back, when it does nothing else. */
export function removedOf({ addOns, rooms }: Wish): string[] | undefined {
  const ids = addOns.flatMap(({ addOnId }) => addOnId ?? []);
  return !rooms && ids.length > 0 && ids.length === addOns.length ? ids : undefined;
}

/** A booked add-on is named by its id; one to add by what it is of and who takes it, as its id is new in each answer. */
const isOf = (entry: CartAddOn, item: CartItem): boolean =>
  entry.addOnId !== undefined
    ? entry.addOnId === item.addOnId
    : entry.serviceId === item.serviceId && entry.user === item.user;

/** Chooses an add-on, or takes that back (T-114). */
export function toggle(wish: Wish, item: CartItem): Wish {
  const others = wish.addOns.filter((entry) => !isOf(entry, item));
  if (others.length < wish.addOns.length) return { ...wish, addOns: others };
  const entry: CartAddOn = item.booked
    ? { addOnId: item.addOnId, status: 'PENDING_REMOVAL' }
    : { ...(item.serviceId && { serviceId: item.serviceId }), user: item.user, status: 'PENDING_ADDITION' };
  return { ...wish, addOns: [...wish.addOns, entry] };
}

/** Whether the booking will have an add-on (T-113), also while the answer to the last choice is still on its way. */
export function isSelected(wish: Wish, item: CartItem): boolean {
  return wish.addOns.some((one) => isOf(one, item)) !== item.booked;
}

/** The wish without what one line of the summary stands for (T-115); private rooms come and go with the rooms. */
export function undo(wish: Wish, cart: Cart, line: CartLine): Wish {
  const item = cart.addOns.find((one) => one.addOnId === line.addOnId);
  const addOns = item ? wish.addOns.filter((entry) => !isOf(entry, item)) : wish.addOns;
  return addOns.length < wish.addOns.length ? { ...wish, addOns } : { addOns: wish.addOns };
}

/** The rooms as they are edited. */
export interface RoomForm {
  /** Everyone has a private room, and there is nothing else to choose (T-166). */
  allPrivate: boolean;
  /** Who sleeps where, by positions in the party. */
  rooms: RoomChoice[];
}

/** What the editor opens with: the cart's rooms where they are such as travelers can choose, else the first possible. */
export function roomForm(cart: Cart): RoomForm {
  const { allPrivate, rooms: places } = cart.roomSelection;
  const order = cart.travelersRooms.flatMap((room) => room.travelers);
  const missing = cart.travelers.map((one) => one.position).filter((position) => !order.includes(position));
  // Whoever sleeps alone comes last, where the odd room is.
  const alone = cart.travelersRooms.filter((room) => room.travelers.length === 1);
  const pairs = cart.travelersRooms.filter((room) => room.travelers.length === 2);
  const people = [...pairs, ...alone].flatMap((room) => room.travelers).concat(missing);
  const rooms = places.map(({ travelers, roomTypes }, i) => {
    const taken = places.slice(0, i).reduce((sum, place) => sum + place.travelers, 0);
    const who = people.slice(taken, taken + travelers);
    const now = cart.travelersRooms.find(
      (room) => room.travelers.length === who.length && room.travelers.every((one) => who.includes(one)),
    );
    const roomType = now && roomTypes.includes(now.roomType) ? now.roomType : roomTypes[0]!;
    return { roomType, travelers: who };
  });
  return { allPrivate, rooms };
}

const inOrder = (positions: number[]) => [...positions].sort((a, b) => a - b);

/** The rooms that the editor asks for; who is named first in a room is no difference. */
export const roomsOf = ({ allPrivate, rooms }: RoomForm): RoomChoice[] =>
  allPrivate
    ? inOrder(rooms.flatMap((room) => room.travelers)).map((position) => ({
        roomType: 'single',
        travelers: [position],
      }))
    : rooms.map((room) => ({ ...room, travelers: inOrder(room.travelers) }));

/** Puts a traveler into a place; whoever was there takes the place that becomes free. */
export function place(rooms: RoomChoice[], room: number, index: number, traveler: number): RoomChoice[] {
  const before = rooms[room]!.travelers[index]!;
  return rooms.map((one, i) => ({
    ...one,
    travelers: one.travelers.map((position, j) =>
      i === room && j === index ? traveler : position === traveler ? before : position,
    ),
  }));
}
