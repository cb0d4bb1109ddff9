import { createFileRoute } from '@tanstack/react-router';
import { itineraryList } from '../data/lists.ts';
import { ItineraryPane } from '../itineraries/ItineraryPane.tsx';

export const Route = createFileRoute('/itineraries')({
  loader: ({ context }) => context.queryClient.ensureQueryData(itineraryList()),
  component: ItineraryPane,
});
