import { listPublicTrips } from '@caravan/sdk/client';
import { getListPublicTripsQueryKey } from '@caravan/sdk/react-query';
import { listQuery } from '@caravan/shell/listQuery';
import { RouterPlace } from '@caravan/shell/RouterPlace';
import { createFileRoute } from '@tanstack/react-router';
import { pageSize, paramsOf, searchOf, type TripSearch } from '../../trips/filter.ts';
import { TripsPage } from '../../trips/TripsPage.tsx';

export const Route = createFileRoute('/trips/')({
  validateSearch: (search: Record<string, unknown>): TripSearch => searchOf(search),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    const asked = { limit: pageSize, ...paramsOf(deps) };
    void context.queryClient.prefetchInfiniteQuery(
      listQuery(listPublicTrips, getListPublicTripsQueryKey, asked),
    );
  },
  component: function Trips() {
    const search = Route.useSearch();
    return (
      <RouterPlace>
        <TripsPage key={search.category ?? ''} search={search} />
      </RouterPlace>
    );
  },
});
