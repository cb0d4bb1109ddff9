import { createFileRoute } from '@tanstack/react-router';
import { Bookings } from '../../../bookings/Bookings.tsx';

export const Route = createFileRoute('/trips/$id/bookings')({ component: TabRoute });

function TabRoute() {
  return <Bookings id={Route.useParams().id} />;
}
