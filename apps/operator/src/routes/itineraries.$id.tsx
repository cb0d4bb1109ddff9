import { getGetItineraryQueryOptions } from '@caravan/sdk/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { ItineraryFrame } from '../itineraries/ItineraryFrame.tsx';

export const Route = createFileRoute('/itineraries/$id')({
  loader: ({ context, params }) =>
    context.queryClient.ensureQueryData(getGetItineraryQueryOptions(params.id)),
  component: Page,
});

function Page() {
  const { id } = Route.useParams();
  return <ItineraryFrame key={id} id={id} />;
}
