import { createFileRoute } from '@tanstack/react-router';
import { ReserveTrip } from '../../../request/ReserveTrip.tsx';
import { titles } from '../../../titles/messages.ts';

export const Route = createFileRoute('/itineraries/$id/request')({
  staticData: { title: titles.reserveThisTrip, layout: 'top' },
  component: RequestRoute,
});

function RequestRoute() {
  return <ReserveTrip id={Route.useParams().id} />;
}
