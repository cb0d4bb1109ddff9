import { getGetItineraryQueryOptions } from '@caravan/sdk/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { PrintItinerary } from '../print/PrintItinerary.tsx';
import { titles } from '../titles/messages.ts';

export const Route = createFileRoute('/itineraries/$id_/print')({
  staticData: { title: titles.print },
  loader: ({ context, params }) =>
    context.queryClient.ensureQueryData(getGetItineraryQueryOptions(params.id)),
  component: Page,
});

function Page() {
  return <PrintItinerary id={Route.useParams().id} />;
}
