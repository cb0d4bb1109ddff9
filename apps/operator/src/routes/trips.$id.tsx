import { getGetTripQueryOptions, getGetTripRequestQueryOptions } from '@caravan/sdk/react-query';
import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';
import { elsewhere, type Model } from '../paths.ts';
import { TripFrame } from '../trips/TripFrame.tsx';

export const Route = createFileRoute('/trips/$id')({
  validateSearch: (search): { model: Model } => ({
    model: search.model === 'tripRequest' ? 'tripRequest' : 'trip',
  }),
  beforeLoad: ({ params, location }) => {
    const there = elsewhere(
      params.id,
      new URLSearchParams(location.searchStr).get('model'),
      location.pathname,
    );
    if (there) throw redirect({ ...there, replace: true });
  },
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, params, deps }) => {
    if (deps.model === 'trip') await queryClient.ensureQueryData(getGetTripQueryOptions(params.id));
    else await queryClient.ensureQueryData(getGetTripRequestQueryOptions(params.id));
  },
  component: Page,
});

function Page() {
  const { id } = Route.useParams();
  const { model } = Route.useSearch();
  return model === 'trip' ? <TripFrame key={id} id={id} /> : <Outlet />;
}
