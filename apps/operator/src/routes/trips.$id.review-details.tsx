import { createFileRoute } from '@tanstack/react-router';
import { RequestReview } from '../trips/RequestReview.tsx';
import { TripReview } from '../trips/TripReview.tsx';
import { titles } from '../titles/messages.ts';

export const Route = createFileRoute('/trips/$id/review-details')({
  staticData: { title: titles.reviewDetails },
  component: Page,
});

function Page() {
  const { id } = Route.useParams();
  const { model } = Route.useSearch();
  return model === 'trip' ? <TripReview id={id} /> : <RequestReview id={id} />;
}
