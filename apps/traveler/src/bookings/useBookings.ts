import type { Booking } from '@caravan/sdk';
import { listBookings } from '@caravan/sdk/client';
import { getListBookingsQueryKey } from '@caravan/sdk/react-query';
import { allPages } from '@caravan/shell/allPages';
import { useLoaded } from '@caravan/shell/useLoaded';
import { queryOptions } from '@tanstack/react-query';
import { shows } from './bookings.ts';

const limit = 100;

/** All bookings of the signed-in user, page by page: the portal opens, sorts, and switches between them. */
export const bookingsQuery = () =>
  queryOptions({
    queryKey: getListBookingsQueryKey({ limit }),
    queryFn: async ({ signal }) => ({
      items: await allPages((page) => listBookings({ limit, ...page }, { signal })),
    }),
  });

export function useBookings(): Booking[] {
  return useLoaded(bookingsQuery()).items;
}

/** The booking for a trip. One without a spot, such as a canceled one, is used only if there is no other. */
export function useTripBooking(tripId: string): Booking | undefined {
  const own = useBookings().filter((booking) => booking.trip.id === tripId);
  return own.find((booking) => shows('spots', booking)) ?? own[0];
}
