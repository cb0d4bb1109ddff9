import type { PublicProfile, PublicSitePageKey, PublicTrip } from '@caravan/sdk';
import { listPublicHostReviews, listPublicTrips } from '@caravan/sdk/client';
import {
  getGetPublicHostQueryOptions,
  getGetPublicTripQueryOptions,
  getListPublicHostReviewsQueryKey,
  getListPublicTripsQueryKey,
  getListPublicTripsQueryOptions,
} from '@caravan/sdk/react-query';
import type { DocumentAddress } from '@caravan/shell/documentPage';
import { listQuery } from '@caravan/shell/listQuery';
import type { QueryClient } from '@tanstack/react-query';
import { articleAsked } from '../article/asked.ts';
import { reviewPageSize } from '../host/ReviewList.tsx';
import type { PageId } from '../pages/pages.ts';
import { pageSize, paramsOf, searchOf } from '../trips/filter.ts';

type Asks = (client: QueryClient, at: DocumentAddress) => Promise<unknown>;

type ReviewParams = Parameters<typeof listPublicHostReviews>[1];

const reviews = (client: QueryClient, path: string) =>
  client.prefetchInfiniteQuery(
    listQuery(
      (params: ReviewParams) => listPublicHostReviews(path, params),
      (params: ReviewParams) => getListPublicHostReviewsQueryKey(path, params),
      { limit: reviewPageSize },
    ),
  );

/**
 * What each page reads, requested before the first render. Whatever is missing here is requested by the render itself,
 * which then has to be repeated.
 */
export const asks: Record<PageId, Asks> = {
  article: (client, { name, query }) => client.prefetchQuery(articleAsked(name as PublicSitePageKey, query)),
  landing: (client) => client.prefetchQuery(getListPublicTripsQueryOptions({ limit: 7 })),
  trips: (client, { query }) => {
    const search = searchOf(Object.fromEntries(new URLSearchParams(query)));
    return client.prefetchInfiniteQuery(
      listQuery(listPublicTrips, getListPublicTripsQueryKey, { limit: pageSize, ...paramsOf(search) }),
    );
  },
  trip: async (client, { name }) => {
    const asked = getGetPublicTripQueryOptions({ path: name });
    await client.prefetchQuery(asked);
    const path = client.getQueryData<PublicTrip>(asked.queryKey)?.hostPage.pagePath;
    if (path) await reviews(client, path);
  },
  host: async (client, { name }) => {
    const asked = getGetPublicHostQueryOptions(name);
    await Promise.all([client.prefetchQuery(asked), reviews(client, name)]);
    const host = client.getQueryData<PublicProfile>(asked.queryKey)?.id;
    if (host) await client.prefetchQuery(getListPublicTripsQueryOptions({ host, limit: 12 }));
  },
};
