import { createFileRoute } from '@tanstack/react-router';
import { ItineraryServices } from '../services/ItineraryServices.tsx';

export const Route = createFileRoute('/itineraries/$id/configure-services')({
  staticData: { title: 'Services' },
  component: Page,
});

function Page() {
  return <ItineraryServices id={Route.useParams().id} />;
}
