import type { Booking, BookingStatus, Participant } from '@caravan/sdk';

/** Which trip comes first (T-111). */
const priority: BookingStatus[] = [
  'confirmed',
  'pending',
  'waitlist',
  'complete',
  'cancelled',
  'awaiting',
  'closed',
];

/** Bookings as the list and the root's redirect take them: by status, then by date. */
export function byPriority(bookings: Booking[]): Booking[] {
  return [...bookings].sort(
    (a, b) =>
      priority.indexOf(a.status) - priority.indexOf(b.status) ||
      a.trip.startDate.localeCompare(b.trip.startDate),
  );
}

/** The trip the root opens (T-019): spots that are offered for some hours, else the first that still leads somewhere. */
export function landingBooking(bookings: Booking[]): Booking | undefined {
  const offered = bookings.find((booking) => booking.isPrimary && booking.offerExpiresAt);
  return offered ?? byPriority(bookings).find((booking) => booking.status !== 'cancelled');
}

/** Everybody on a booking, who booked first. */
export const party = (booking: Booking): Participant[] => [
  booking.customer,
  ...booking.additionalParticipants,
];

/** Whether a booking's state opens a part of Manage Booking (T-044 to T-048). */
export function shows(
  part: 'payments' | 'addOns' | 'balance' | 'spots' | 'cancel',
  { status }: Pick<Booking, 'status'>,
): boolean {
  const open: Record<typeof part, BookingStatus[]> = {
    payments: ['confirmed', 'pending', 'awaiting', 'cancelled', 'closed', 'complete'],
    addOns: ['confirmed', 'pending', 'awaiting', 'waitlist', 'closed'],
    balance: ['confirmed', 'pending', 'awaiting', 'closed'],
    spots: ['confirmed', 'pending', 'awaiting', 'waitlist', 'closed', 'complete'],
    cancel: ['confirmed', 'pending', 'awaiting', 'waitlist', 'closed'],
  };
  return open[part].includes(status);
}
