import { createFileRoute } from '@tanstack/react-router';
import { ItineraryDetails } from '../itineraries/ItineraryDetails.tsx';
import { titles } from '../titles/messages.ts';

export const Route = createFileRoute('/itineraries/$id/review-details')({
  staticData: { title: titles.details },
  component: Page,
});

function Page() {
  return <ItineraryDetails id={Route.useParams().id} />;
}
