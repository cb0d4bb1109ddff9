import { createFileRoute } from '@tanstack/react-router';
import { ItineraryDetails } from '../itineraries/ItineraryDetails.tsx';

export const Route = createFileRoute('/itineraries/$id/review-details')({
  staticData: { title: 'Details' },
  component: Page,
});

function Page() {
  return <ItineraryDetails id={Route.useParams().id} />;
}
