import { listPublicTrips } from '@caravan/sdk/client';
import { getListPublicTripsQueryKey } from '@caravan/sdk/react-query';
import type { DocumentPage } from '@caravan/shell/documentPage';
import { listQuery } from '@caravan/shell/listQuery';
import { usePlace } from '@caravan/shell/usePlace';
import { pageSize, paramsOf, searchOf } from '../trips/filter.ts';
import { TripsPage } from '../trips/TripsPage.tsx';

export const trips: DocumentPage = {
  ask: (client, { query }) => {
    const search = searchOf(Object.fromEntries(new URLSearchParams(query)));
    const asked = { limit: pageSize, ...paramsOf(search) };
    void client.prefetchInfiniteQuery(listQuery(listPublicTrips, getListPublicTripsQueryKey, asked));
  },
  Content: function Trips() {
    return <TripsPage search={searchOf(usePlace().search)} />;
  },
};
