import { createFileRoute, redirect } from '@tanstack/react-router';
import { itineraryList } from '../data/lists.ts';
import { firstItinerary } from '../itineraries/groups.ts';
import { NoItinerary } from '../itineraries/ItineraryPane.tsx';
import { titles } from '../titles/messages.ts';

export const Route = createFileRoute('/itineraries/')({
  staticData: { title: titles.itineraries },
  loader: async ({ context }) => {
    const first = firstItinerary(await context.queryClient.ensureQueryData(itineraryList()));
    if (first)
      throw redirect({ to: '/itineraries/$id/review-details', params: { id: first.id }, replace: true });
  },
  component: NoItinerary,
});
