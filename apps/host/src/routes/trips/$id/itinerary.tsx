import { createFileRoute } from '@tanstack/react-router';
import { TripItinerary } from '../../../tripItinerary/TripItinerary.tsx';
import { titles } from '../../../titles/messages.ts';

export const Route = createFileRoute('/trips/$id/itinerary')({
  staticData: { title: titles.itinerary },
  component: TabRoute,
});

function TabRoute() {
  return <TripItinerary id={Route.useParams().id} />;
}
