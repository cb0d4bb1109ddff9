import { getGetTripDetailsQueryOptions } from '@caravan/sdk/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { Bookings } from '../../../bookings/Bookings.tsx';
import { titles } from '../../../titles/messages.ts';

export const Route = createFileRoute('/trips/$id/bookings')({
  staticData: { title: titles.bookings },
  loader: ({ context, params }) =>
    context.queryClient.ensureQueryData(getGetTripDetailsQueryOptions(params.id)),
  component: TabRoute,
});

function TabRoute() {
  return <Bookings id={Route.useParams().id} />;
}
