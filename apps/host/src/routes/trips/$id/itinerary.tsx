import { createFileRoute } from '@tanstack/react-router';
import { TripItinerary } from '../../../tripItinerary/TripItinerary.tsx';

export const Route = createFileRoute('/trips/$id/itinerary')({
  staticData: { title: 'Itinerary' },
  component: TabRoute,
});

function TabRoute() {
  return <TripItinerary id={Route.useParams().id} />;
}
