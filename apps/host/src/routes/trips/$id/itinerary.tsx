import { createFileRoute } from '@tanstack/react-router';
import { TripItinerary } from '../../../tripItinerary/TripItinerary.tsx';

export const Route = createFileRoute('/trips/$id/itinerary')({ component: TabRoute });

function TabRoute() {
  return <TripItinerary id={Route.useParams().id} />;
}
