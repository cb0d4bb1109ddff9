import { createFileRoute } from '@tanstack/react-router';
import { ReserveTrip } from '../../../request/ReserveTrip.tsx';

export const Route = createFileRoute('/itineraries/$id/request')({
  staticData: { title: 'Reserve This Trip', layout: 'top' },
  component: RequestRoute,
});

function RequestRoute() {
  return <ReserveTrip id={Route.useParams().id} />;
}
