import type { Booking, BookingStatus } from '@caravan/sdk';
import { expect, test } from 'vitest';
import { byPriority, landingBooking } from './bookings.ts';

const priorities: BookingStatus[] = ['confirmed', 'pending', 'waitlist', 'complete', 'cancelled', 'awaiting'];
const booking = (id: string, status: BookingStatus, startDate = '2027-05-01') =>
  ({
    id,
    status,
    parts: status === 'cancelled' ? ['payments'] : ['spots'],
    listPriority: priorities.indexOf(status),
    trip: { startDate },
  }) as Booking;

test('confirmed trips come first, then by date', () => {
  const list = [
    booking('a', 'cancelled'),
    booking('b', 'pending'),
    booking('c', 'confirmed', '2027-08-01'),
    booking('d', 'confirmed', '2027-03-01'),
  ];
  expect(byPriority(list).map((b) => b.id)).toEqual(['d', 'c', 'b', 'a']);
  expect(landingBooking(list)?.id).toBe('d');
});

test('the root opens no cancelled trip', () => {
  expect(landingBooking([booking('a', 'cancelled')])).toBeUndefined();
  expect(landingBooking([])).toBeUndefined();
});

test('spots that are offered for some hours come before every other trip', () => {
  const offered = {
    ...booking('e', 'awaiting'),
    isPrimary: true,
    offerExpiresAt: '2027-01-02T10:00:00Z',
  };
  expect(landingBooking([booking('c', 'confirmed'), offered])?.id).toBe('e');
  expect(landingBooking([booking('c', 'confirmed'), { ...offered, isPrimary: false }])?.id).toBe('c');
});
