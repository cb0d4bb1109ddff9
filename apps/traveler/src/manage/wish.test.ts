import type { Cart, CartItem } from '@caravan/sdk';
import { expect, test } from 'vitest';
import { isSelected, noWish, place, removedOf, roomForm, roomsOf, toggle, undo } from './wish.ts';

const item = (more: Partial<CartItem>): CartItem => ({
  addOnId: 'a1',
  serviceId: 's1',
  user: 'p1',
  type: 'activity',
  status: 'AVAILABLE',
  next: 'PENDING_ADDITION',
  booked: false,
  quantity: 1,
  name: 'Rafting',
  unitPriceWithFeeMinor: 11_000,
  manageMode: 'default',
  deleted: false,
  serviceType: 'activity',
  ...more,
});
const booked = item({ status: 'CONFIRMED', next: 'PENDING_REMOVAL', booked: true });

test('an add-on is chosen and taken back, whatever its id is in the next answer (T-114)', () => {
  const chosen = toggle(noWish, item({}));
  expect(chosen.addOns).toEqual([{ serviceId: 's1', user: 'p1', status: 'PENDING_ADDITION' }]);
  expect(isSelected(chosen, item({}))).toBe(true);
  const answered = item({ addOnId: 'a2', status: 'PENDING_ADDITION', next: 'AVAILABLE' });
  expect(isSelected(chosen, answered)).toBe(true);
  expect(toggle(chosen, answered)).toEqual(noWish);
  // The response still belongs to the previous selection.
  expect(isSelected(noWish, answered)).toBe(false);
  expect(toggle(noWish, answered)).toEqual(chosen);
});

test('a booked add-on is given back and kept after all (T-113, T-114)', () => {
  expect(isSelected(noWish, booked)).toBe(true);
  const gone = toggle(noWish, booked);
  expect(gone.addOns).toEqual([{ addOnId: 'a1', status: 'PENDING_REMOVAL' }]);
  expect(isSelected(gone, booked)).toBe(false);
  expect(removedOf(gone)).toEqual(['a1']);
  expect(toggle(gone, booked)).toEqual(noWish);
  expect(removedOf(toggle(gone, item({ user: 'p2' })))).toBeUndefined();
});

test('each line undoes its own change, and the private room line that of the rooms (T-115)', () => {
  const rooms = [{ roomType: 'single' as const, travelers: [0] }];
  const wish = { ...toggle(noWish, item({})), rooms };
  const room = { ...item({ addOnId: 'r1', type: 'singleSupplement' }), serviceId: undefined };
  const added = item({ addOnId: 'a7', status: 'PENDING_ADDITION', next: 'AVAILABLE' });
  const cart = { addOns: [added, room] } as unknown as Cart;
  const line = (addOnId: string) => ({ addOnId, label: '', amountMinor: 0, kind: '' });
  expect(undo(wish, cart, line('a7'))).toEqual({ addOns: [], rooms });
  expect(undo(wish, cart, line('r1'))).toEqual({ addOns: wish.addOns });
});

const twin = (...travelers: number[]) => ({ roomType: 'twin' as const, travelers });
const three = (travelersRooms: Cart['travelersRooms']) =>
  roomForm({
    travelers: [0, 2, 3].map((position) => ({ id: `p${position}`, position, firstName: '', lastName: '' })),
    travelersRooms,
    roomSelection: {
      editable: true,
      allPrivate: false,
      rooms: [
        { travelers: 2, roomTypes: ['twin', 'double'] },
        { travelers: 1, roomTypes: ['twin', 'single'] },
      ],
    },
  } as unknown as Cart);

test('the editor opens with the rooms as they are, the preferred where there are none (T-264)', () => {
  const alone = { roomType: 'single' as const, travelers: [2] };
  expect(three([alone, { roomType: 'double', travelers: [0, 3] }]).rooms).toEqual([
    { roomType: 'double', travelers: [0, 3] },
    alone,
  ]);
  expect(three([]).rooms).toEqual([twin(0, 2), twin(3)]);
});

test('private rooms for everyone leave nothing else to choose (T-166)', () => {
  const { rooms } = three([]);
  expect(roomsOf({ allPrivate: true, rooms })).toEqual(
    [0, 2, 3].map((position) => ({ roomType: 'single', travelers: [position] })),
  );
  expect(roomsOf({ allPrivate: false, rooms })).toEqual(rooms);
  expect(roomsOf({ allPrivate: false, rooms: [twin(2, 0)] })).toEqual([twin(0, 2)]);
});

test('moving into an occupied place swaps the two travelers', () => {
  expect(place([twin(0, 2), twin(3)], 0, 1, 3)).toEqual([twin(0, 3), twin(2)]);
});
