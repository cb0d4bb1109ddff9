import { createFileRoute, redirect } from '@tanstack/react-router';
import { landingBooking } from '../../bookings/bookings.ts';
import { bookingsQuery } from '../../bookings/useBookings.ts';
import { TripsRoot } from '../../trips/TripsRoot.tsx';
import { titles } from '../../titles/messages.ts';

export const Route = createFileRoute('/trips/')({
  // The start page is bundled with the frame, in one file.
  codeSplitGroupings: [],
  staticData: { title: titles.trips },
  validateSearch: (search: Record<string, unknown>): { all?: boolean } =>
    search.all === true ? { all: true } : {},
  loaderDeps: ({ search }) => search,
  // T-019: the root opens the first suitable trip; the list shows if there is none, or on request.
  loader: async ({ context, deps }) => {
    const { items } = await context.queryClient.ensureQueryData(bookingsQuery());
    const booking = deps.all ? undefined : landingBooking(items);
    if (booking) {
      throw redirect({
        to: '/trips/$tripId/trip-overview',
        params: { tripId: booking.trip.id },
        replace: true,
      });
    }
  },
  component: TripsRoot,
});
