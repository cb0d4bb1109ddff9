import { getGetTripDetailsQueryOptions } from '@caravan/sdk/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { Bookings } from '../../../bookings/Bookings.tsx';

export const Route = createFileRoute('/trips/$id/bookings')({
  staticData: { title: 'Bookings' },
  loader: ({ context, params }) =>
    context.queryClient.ensureQueryData(getGetTripDetailsQueryOptions(params.id)),
  component: TabRoute,
});

function TabRoute() {
  return <Bookings id={Route.useParams().id} />;
}
