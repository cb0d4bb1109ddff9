import { createFileRoute, redirect } from '@tanstack/react-router';
import { TripServices } from '../trips/TripServices.tsx';
import { titles } from '../titles/messages.ts';

export const Route = createFileRoute('/trips/$id/configure-services')({
  staticData: { title: titles.services },
  // A request doesn't have this step (O-026).
  beforeLoad: ({ params, search }) => {
    if (search.model === 'tripRequest')
      throw redirect({ to: '/trips/$id/review-details', params, search, replace: true });
  },
  component: Page,
});

function Page() {
  return <TripServices id={Route.useParams().id} />;
}
