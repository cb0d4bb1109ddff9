import { getGetTripQueryOptions } from '@caravan/sdk/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { PrintTrip } from '../print/PrintTrip.tsx';
import { titles } from '../titles/messages.ts';

export const Route = createFileRoute('/trips/$id_/print')({
  staticData: { title: titles.print },
  loader: ({ context, params }) => context.queryClient.ensureQueryData(getGetTripQueryOptions(params.id)),
  component: Page,
});

function Page() {
  return <PrintTrip id={Route.useParams().id} />;
}
