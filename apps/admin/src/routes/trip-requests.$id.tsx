import { getAdminGetTripRequestQueryOptions } from '@caravan/sdk/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { RequestPage } from '../requests/RequestPage.tsx';

export const Route = createFileRoute('/trip-requests/$id')({
  loader: ({ context, params }) =>
    context.queryClient.ensureQueryData(getAdminGetTripRequestQueryOptions(params.id)),
  component: Page,
});

function Page() {
  const { id } = Route.useParams();
  return <RequestPage key={id} id={id} />;
}
