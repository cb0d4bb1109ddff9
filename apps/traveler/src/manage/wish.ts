import type { Cart, CartAddOn, CartInput, CartItem, CartLine, RoomChoice } from '@caravan/sdk';

/** The desired state of the booking: only the changes. The server calculates the result. */
export interface Wish {
  addOns: CartAddOn[];
  /** Undefined while the rooms stay unchanged. */
  rooms?: RoomChoice[];
}

export const noWish: Wish = { addOns: [] };

export const isEmpty = ({ addOns, rooms }: Wish): boolean => addOns.length === 0 && !rooms;

export const toInput = ({ addOns, rooms }: Wish): CartInput => ({
  ...(addOns.length > 0 && { addOns }),
  ...(rooms && { travelersRooms: rooms }),
});

/** The booked add-ons that a wish removes, if it does nothing else. */
export function removedOf({ addOns, rooms }: Wish): string[] | undefined {
  const ids = addOns.flatMap(({ addOnId }) => addOnId ?? []);
  return !rooms && ids.length > 0 && ids.length === addOns.length ? ids : undefined;
}

/**
 * A booked add-on is identified by its ID; a new one by its product and traveler, because its ID differs in
 * each response.
 */
const isOf = (entry: CartAddOn, item: CartItem): boolean =>
  entry.addOnId !== undefined
    ? entry.addOnId === item.addOnId
    : entry.serviceId === item.serviceId && entry.user === item.user;

/** Selects an add-on, or deselects it (T-114). */
export function toggle(wish: Wish, item: CartItem): Wish {
  const others = wish.addOns.filter((entry) => !isOf(entry, item));
  if (others.length < wish.addOns.length) return { ...wish, addOns: others };
  const entry: CartAddOn = item.booked
    ? { addOnId: item.addOnId, status: 'PENDING_REMOVAL' }
    : { ...(item.serviceId && { serviceId: item.serviceId }), user: item.user, status: 'PENDING_ADDITION' };
  return { ...wish, addOns: [...wish.addOns, entry] };
}

/** Whether the booking will have an add-on (T-113), even while the response to the last selection is pending. */
export function isSelected(wish: Wish, item: CartItem): boolean {
  return wish.addOns.some((one) => isOf(one, item)) !== item.booked;
}

/** The wish without the change behind a line of the summary (T-115); private rooms follow the rooms. */
export function undo(wish: Wish, cart: Cart, line: CartLine): Wish {
  const item = cart.addOns.find((one) => one.addOnId === line.addOnId);
  const addOns = item ? wish.addOns.filter((entry) => !isOf(entry, item)) : wish.addOns;
  return addOns.length < wish.addOns.length ? { ...wish, addOns } : { addOns: wish.addOns };
}

/** Form values of the room editor. */
export interface RoomForm {
  /** Everyone has a private room, so there is nothing else to choose (T-166). */
  allPrivate: boolean;
  /** Who sleeps where, by index in the party. */
  rooms: RoomChoice[];
}

/** Initial values: the cart's rooms if travelers could choose them, otherwise the first valid arrangement. */
export function roomForm(cart: Cart): RoomForm {
  const { allPrivate, rooms: places } = cart.roomSelection;
  const order = cart.travelersRooms.flatMap((room) => room.travelers);
  const missing = cart.travelers.map((one) => one.position).filter((position) => !order.includes(position));
  // People who sleep alone come last, where the odd room is.
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

/** The rooms that the editor requests; the order of occupants makes no difference. */
export const roomsOf = ({ allPrivate, rooms }: RoomForm): RoomChoice[] =>
  allPrivate
    ? inOrder(rooms.flatMap((room) => room.travelers)).map((position) => ({
        roomType: 'single',
        travelers: [position],
      }))
    : rooms.map((room) => ({ ...room, travelers: inOrder(room.travelers) }));

/** Assigns a traveler to a bed; its previous occupant takes the bed that becomes free. */
export function place(rooms: RoomChoice[], room: number, index: number, traveler: number): RoomChoice[] {
  const before = rooms[room]!.travelers[index]!;
  return rooms.map((one, i) => ({
    ...one,
    travelers: one.travelers.map((position, j) =>
      i === room && j === index ? traveler : position === traveler ? before : position,
    ),
  }));
}
