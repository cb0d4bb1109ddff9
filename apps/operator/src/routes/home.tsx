import { createFileRoute } from '@tanstack/react-router';
import { fixList, itineraryList, pendingRequestList, tripList } from '../data/lists.ts';
import { Home } from '../home/Home.tsx';
import { titles } from '../titles/messages.ts';

export const Route = createFileRoute('/home')({
  // Most people start here, so the loader comes with the frame.
  codeSplitGroupings: [['component'], ['errorComponent']],
  staticData: { title: titles.home },
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(pendingRequestList()),
      queryClient.ensureQueryData(tripList()),
      queryClient.ensureQueryData(itineraryList()),
      queryClient.ensureQueryData(fixList()),
    ]),
  component: Home,
});
