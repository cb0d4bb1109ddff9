import { getGetItineraryQueryOptions } from '@caravan/sdk/react-query';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { elsewhere } from '../paths.ts';
import { ItineraryFrame } from '../itineraries/ItineraryFrame.tsx';

export const Route = createFileRoute('/itineraries/$id')({
  beforeLoad: ({ params, location }) => {
    const there = elsewhere(params.id, undefined, location.pathname);
    if (there) throw redirect({ ...there, replace: true });
  },
  loader: ({ context, params }) =>
    context.queryClient.ensureQueryData(getGetItineraryQueryOptions(params.id)),
  component: Page,
});

function Page() {
  const { id } = Route.useParams();
  return <ItineraryFrame key={id} id={id} />;
}
