import type { Booking } from '@caravan/sdk';
import { getListBookingsQueryOptions } from '@caravan/sdk/react-query';
import { useLoaded } from '@caravan/shell/useLoaded';

/** All bookings of the signed-in person; nobody has more than a page of them. */
export const bookingsQuery = () => getListBookingsQueryOptions({ limit: 100 });

export function useBookings(): Booking[] {
  return useLoaded(bookingsQuery()).items;
}

/** The booking of a trip; a cancelled one only when there is no other. */
export function useTripBooking(tripId: string): Booking | undefined {
  const own = useBookings().filter((booking) => booking.trip.id === tripId);
  return own.find((booking) => booking.status !== 'cancelled') ?? own[0];
}
