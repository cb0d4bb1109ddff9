import { createFileRoute } from '@tanstack/react-router';
import { ItineraryPricing } from '../inventory/ItineraryPricing.tsx';

export const Route = createFileRoute('/itineraries/$id/review-pricing')({ component: Page });

function Page() {
  return <ItineraryPricing id={Route.useParams().id} />;
}
