import { createFileRoute } from '@tanstack/react-router';
import { ItineraryServices } from '../services/ItineraryServices.tsx';
import { titles } from '../titles/messages.ts';

export const Route = createFileRoute('/itineraries/$id/configure-services')({
  staticData: { title: titles.services },
  component: Page,
});

function Page() {
  return <ItineraryServices id={Route.useParams().id} />;
}
