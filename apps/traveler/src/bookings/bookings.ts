import type { Booking, BookingPart, Participant } from '@caravan/sdk';

/** Bookings as the list and the root's redirect take them: by status (T-111), then by date. */
export function byPriority(bookings: Booking[]): Booking[] {
  return [...bookings].sort(
    (a, b) => a.listPriority - b.listPriority || a.trip.startDate.localeCompare(b.trip.startDate),
  );
}

/** Groups of one's trips, in the order of the list (T-108). */
export const tripGroups = [
  'confirmed',
  'pending',
  'complete',
  'cancelled',
] as const satisfies readonly Booking['listGroup'][];

/** The trip the root opens (T-019): spots that are offered for some hours, else the first that still leads somewhere. */
export function landingBooking(bookings: Booking[]): Booking | undefined {
  const offered = bookings.find((booking) => booking.isPrimary && booking.offerExpiresAt);
  return offered ?? byPriority(bookings).find((booking) => shows('spots', booking));
}

/** Everybody on a booking, who booked first. */
export const party = (booking: Booking): Participant[] => [
  booking.customer,
  ...booking.additionalParticipants,
];

/** Whether a part of a booking's pages is open (T-044 to T-048). */
export const shows = (part: BookingPart, booking: Pick<Booking, 'parts'>): boolean =>
  booking.parts.includes(part);
