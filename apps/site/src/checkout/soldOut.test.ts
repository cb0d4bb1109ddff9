import { expect, test } from 'vitest';
import { firstSelection } from './selection.ts';
import { fitting, soldOutOf } from './soldOut.ts';

const error = {
  code: 'sold_out',
  message: 'There aren’t enough spots left for your party.',
  details: { spotsLeft: 2, privateRoomsLeft: 1, 'activityLeft:a': 1 },
};

test('the refusal says what is left', () => {
  expect(soldOutOf(error, firstSelection)).toEqual({
    wish: firstSelection,
    message: error.message,
    spotsLeft: 2,
    privateRoomsLeft: 1,
    activitiesLeft: { a: 1 },
  });
  expect(soldOutOf({ ...error, code: 'conflict' }, firstSelection)).toBeNull();
});

test('the selection is brought down to what is left', () => {
  const wish = { ...firstSelection, spots: 4, privateRooms: true, activities: { a: [0, 1], b: [0] } };
  expect(fitting(wish, soldOutOf(error, wish)!)).toEqual({
    spots: 2,
    rooms: [],
    privateRooms: false,
    activities: { a: [0], b: [0] },
  });
  expect(fitting(wish, { ...soldOutOf(error, wish)!, spotsLeft: 0 })).toBeNull();
});
