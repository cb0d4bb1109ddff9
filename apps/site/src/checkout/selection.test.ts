import { expect, test } from 'vitest';
import {
  firstSelection,
  privateRoomsOffered,
  resize,
  roomGroups,
  roomOptions,
  sameSide,
  toHoldInput,
} from './selection.ts';

const trip = {
  roomTypes: ['twin', 'double', 'single'] as ('twin' | 'double' | 'single')[],
  privateRoomPriceMinor: 60_000,
  privateRoomsLeft: 3,
};

test('travelers share by twos, an odd one is last', () => {
  expect(roomGroups(1)).toEqual([[0]]);
  expect(roomGroups(3)).toEqual([[0, 1], [2]]);
});

test('a pair chooses its beds, a single traveler between company and privacy', () => {
  expect(roomOptions([0, 1], trip)).toEqual(['twin', 'double']);
  expect(roomOptions([2], trip)).toEqual(['twin', 'single']);
  expect(roomOptions([2], { roomTypes: trip.roomTypes })).toEqual(['twin']);
});

test('the hold names rooms for everyone and activities for those who chose them', () => {
  const selection = {
    ...firstSelection,
    spots: 3,
    rooms: ['double' as const],
    activities: { a: [0, 2, 5], b: [] },
  };
  expect(toHoldInput(selection, trip)).toEqual({
    spots: 3,
    rooms: [
      { roomType: 'double', travelers: [0, 1] },
      { roomType: 'twin', travelers: [2] },
    ],
    activities: [{ serviceId: 'a', travelers: [0, 2] }],
  });
});

test('with private rooms on, each traveler has one', () => {
  expect(toHoldInput({ ...firstSelection, spots: 2, privateRooms: true }, trip).rooms).toEqual([
    { roomType: 'single', travelers: [0] },
    { roomType: 'single', travelers: [1] },
  ]);
});

test('the private-room switch shows for parties that fit', () => {
  expect(privateRoomsOffered({ ...firstSelection, spots: 1 }, trip)).toBe(false);
  expect(privateRoomsOffered({ ...firstSelection, spots: 3 }, trip)).toBe(true);
  expect(privateRoomsOffered({ ...firstSelection, spots: 4 }, trip)).toBe(false);
  expect(privateRoomsOffered({ ...firstSelection, spots: 4, privateRooms: true }, trip)).toBe(true);
});

test('another number of travelers keeps the rooms that still exist', () => {
  const selection = {
    ...firstSelection,
    spots: 4,
    rooms: ['double' as const, 'twin' as const],
    privateRooms: true,
  };
  expect(resize(selection, 3)).toMatchObject({ spots: 3, rooms: ['double'], privateRooms: true });
  expect(resize(selection, 1)).toMatchObject({ spots: 1, rooms: [], privateRooms: false });
});

test('a traveler sleeps one night before and one after the trip', () => {
  const night = {
    timing: 'preTrip',
    type: 'accommodation',
    name: '',
    unitPriceWithFeeMinor: 1,
  } as const;
  const extras = [
    { ...night, id: 'single' },
    { ...night, id: 'double' },
    { ...night, id: 'after', timing: 'postTrip' as const },
    { ...night, id: 'ride', type: 'airportTransfer' as const },
  ];
  const selection = {
    ...firstSelection,
    spots: 2,
    activities: { single: [0] },
  };
  expect(sameSide(selection, extras, 'double', 0)).toBe(true);
  expect(sameSide(selection, extras, 'double', 1)).toBe(false);
  expect(sameSide(selection, extras, 'single', 0)).toBe(false);
  expect(sameSide(selection, extras, 'after', 0)).toBe(false);
  expect(sameSide(selection, extras, 'ride', 0)).toBe(false);
});
