import type { Booking, BookingStatus } from '@caravan/sdk';
import { expect, test } from 'vitest';
import { byPriority, groupOf, landingBooking } from './bookings.ts';

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

test('trips stand in groups by their status, and with the cancelled once the booking is (T-107, T-108)', () => {
  const group = (status: string, of: BookingStatus = 'pending') =>
    groupOf({ status: of, trip: { status } } as unknown as Booking);
  for (const status of ['live', 'ready_to_confirm', 'early_confirmed']) expect(group(status)).toBe('pending');
  for (const status of ['confirmed', 'closed']) expect(group(status)).toBe('confirmed');
  expect(group('complete', 'complete')).toBe('complete');
  expect(group('cancelled')).toBe('cancelled');
  expect(group('live', 'cancelled')).toBe('cancelled');
});
