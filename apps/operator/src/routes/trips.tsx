import { createFileRoute } from '@tanstack/react-router';
import { pendingRequestList, tripList } from '../data/lists.ts';
import { TripPane } from '../trips/TripPane.tsx';

export const Route = createFileRoute('/trips')({
  loader: ({ context: { queryClient } }) =>
    Promise.all([queryClient.ensureQueryData(pendingRequestList()), queryClient.ensureQueryData(tripList())]),
  component: TripPane,
});
