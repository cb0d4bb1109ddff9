import { createFileRoute } from '@tanstack/react-router';
import { ItinerarySuccess } from '../itineraries/ItinerarySuccess.tsx';
import { titles } from '../titles/messages.ts';

export const Route = createFileRoute('/itineraries/$id/success')({
  staticData: { title: titles.saved },
  component: Page,
});

function Page() {
  return <ItinerarySuccess id={Route.useParams().id} />;
}
