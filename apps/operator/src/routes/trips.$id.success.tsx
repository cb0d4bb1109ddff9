import { createFileRoute, redirect } from '@tanstack/react-router';
import { TripSuccess } from '../trips/TripSuccess.tsx';
import { titles } from '../titles/messages.ts';

export const Route = createFileRoute('/trips/$id/success')({
  staticData: { title: titles.saved },
  // A request doesn't have this step (O-026).
  beforeLoad: ({ params, search }) => {
    if (search.model === 'tripRequest')
      throw redirect({ to: '/trips/$id/review-details', params, search, replace: true });
  },
  component: Page,
});

function Page() {
  return <TripSuccess id={Route.useParams().id} />;
}
