import { getGetInventoryMetadataQueryOptions } from '@caravan/sdk/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { ItineraryPricing } from '../inventory/ItineraryPricing.tsx';
import { titles } from '../titles/messages.ts';

export const Route = createFileRoute('/itineraries/$id/review-pricing')({
  staticData: { title: titles.pricing },
  loader: ({ context }) => context.queryClient.ensureQueryData(getGetInventoryMetadataQueryOptions()),
  component: Page,
});

function Page() {
  return <ItineraryPricing id={Route.useParams().id} />;
}
