import { getGetTripQueryOptions, getGetTripRequestQueryOptions } from '@caravan/sdk/react-query';
import { createFileRoute, Outlet } from '@tanstack/react-router';
import type { Model } from '../paths.ts';
import { TripFrame } from '../trips/TripFrame.tsx';

export const Route = createFileRoute('/trips/$id')({
  validateSearch: (search): { model: Model } => ({
    model: search.model === 'tripRequest' ? 'tripRequest' : 'trip',
  }),
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
