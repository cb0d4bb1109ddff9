import { createFileRoute, redirect } from '@tanstack/react-router';
import { TripPricing } from '../trips/TripPricing.tsx';
import { titles } from '../titles/messages.ts';

export const Route = createFileRoute('/trips/$id/review-pricing')({
  staticData: { title: titles.pricing },
  // A request doesn't have this step (O-026).
  beforeLoad: ({ params, search }) => {
    if (search.model === 'tripRequest')
      throw redirect({ to: '/trips/$id/review-details', params, search, replace: true });
  },
  component: Page,
});

function Page() {
  return <TripPricing id={Route.useParams().id} />;
}
