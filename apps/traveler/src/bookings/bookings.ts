import type { Booking, BookingPart, Participant } from '@caravan/sdk';

/** Sorts bookings for the list and the root's redirect: by status (T-111), then by date. */
export function byPriority(bookings: Booking[]): Booking[] {
  return [...bookings].sort(
    (a, b) => a.listPriority - b.listPriority || a.trip.startDate.localeCompare(b.trip.startDate),
  );
}

/** Groups of the user's trips, in list order (T-108). */
export const tripGroups = [
  'confirmed',
  'pending',
  'complete',
  'cancelled',
] as const satisfies readonly Booking['listGroup'][];

/** The trip that the root opens (T-019): one with a pending waitlist offer, or else the first with an open page. */
export function landingBooking(bookings: Booking[]): Booking | undefined {
  const offered = bookings.find((booking) => booking.isPrimary && booking.offerExpiresAt);
  return offered ?? byPriority(bookings).find((booking) => shows('spots', booking));
}

/** Everyone on a booking; the person who booked comes first. */
export const party = (booking: Booking): Participant[] => [
  booking.customer,
  ...booking.additionalParticipants,
];

/** Whether a part of a booking's pages is available (T-044 to T-048). */
export const shows = (part: BookingPart, booking: Pick<Booking, 'parts'>): boolean =>
  booking.parts.includes(part);
