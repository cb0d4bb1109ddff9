import { createFileRoute, redirect } from '@tanstack/react-router';
import { pendingRequestList, tripList } from '../data/lists.ts';
import { firstTrip } from '../trips/groups.ts';
import { NoTrip } from '../trips/TripPane.tsx';
import { titles } from '../titles/messages.ts';

export const Route = createFileRoute('/trips/')({
  staticData: { title: titles.trips },
  loader: async ({ context: { queryClient } }) => {
    const [requests, trips] = await Promise.all([
      queryClient.ensureQueryData(pendingRequestList()),
      queryClient.ensureQueryData(tripList()),
    ]);
    const first = firstTrip(requests, trips);
    if (first) {
      throw redirect({
        to: '/trips/$id/review-details',
        params: { id: first.id },
        search: { model: first.model },
        replace: true,
      });
    }
  },
  component: NoTrip,
});
