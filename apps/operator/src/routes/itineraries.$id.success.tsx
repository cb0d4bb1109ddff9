import { createFileRoute } from '@tanstack/react-router';
import { ItinerarySuccess } from '../itineraries/ItinerarySuccess.tsx';

export const Route = createFileRoute('/itineraries/$id/success')({
  staticData: { title: 'Saved' },
  component: Page,
});

function Page() {
  return <ItinerarySuccess id={Route.useParams().id} />;
}
