import { createFileRoute } from '@tanstack/react-router';
import { itineraryList, pendingRequestList, tripList } from '../data/lists.ts';
import { Home } from '../home/Home.tsx';

export const Route = createFileRoute('/home')({
  staticData: { title: 'Home' },
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(pendingRequestList()),
      queryClient.ensureQueryData(tripList()),
      queryClient.ensureQueryData(itineraryList()),
    ]),
  component: Home,
});
