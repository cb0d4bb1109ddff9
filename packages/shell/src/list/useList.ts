import type { ApiError } from '@caravan/sdk';
import { type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useDebounced } from '../query/useDebounced.ts';
import { type ListCall, listQuery, type Page, type PageOf, type ParamsOf } from './listQuery.ts';
import { useAddress } from './useAddress.ts';

export type { ListCall, Page };

export type ListOptions = {
  /** Rows per page. Default: 50. */
  limit?: number;
  /** Where to keep the selected sort order: in the URL, or only in memory, for one of several lists on a page. */
  order?: 'address' | 'here';
  /** Set to false to show errors in place of the list instead of in the route's error boundary. */
  throwOnError?: false;
};

export type List<P extends Page<unknown>> = {
  /** The items loaded so far; undefined until the first response. */
  items: P['items'] | undefined;
  /** The first page, for what a list returns in addition to its items. */
  first: P | undefined;
  error: ApiError | null;
  retry: () => void;
  /** Refetches what is shown; resolves when it has arrived. */
  refresh?: () => Promise<unknown>;
  /** What is shown belongs to a previous search or filter; the new rows are loading. */
  isStale: boolean;
  hasMore: boolean;
  isLoadingMore: boolean;
  loadMore: () => void;
  /** The server's sort key, prefixed with a minus for descending order. */
  order: string | undefined;
  setOrder: (order: string | undefined) => void;
};

/**
 * The only way to read a list of the contract, page by page:
 *
 *     const { q, status } = route.useSearch();
 *     const trips = useList(listTrips, getListTripsQueryKey, { q, status });
 *     <ListTable list={trips} label={words.title} columns={columns} … />
 *
 * Undefined and empty parameters are omitted. The search text (`q`) is debounced. The server sorts: columns
 * name its sort keys as `sortKey`, and the selected one is kept in the URL like the filters, so that a reload
 * or a link shows the same rows.
 */
export function useList<Call extends ListCall>(
  call: Call,
  keyOf: (params: ParamsOf<Call>) => QueryKey,
  params: { [Name in keyof ParamsOf<Call>]?: ParamsOf<Call>[Name] | undefined },
  { limit = 50, order: kept = 'address', throwOnError }: ListOptions = {},
): List<PageOf<Call>> {
  const [address, narrow] = useAddress();
  const [own, setOwn] = useState<string>();
  const order = kept === 'here' ? own : textOf(address.sort);
  const words = textOf((params as Record<string, unknown>).q);
  const rested = useDebounced(words);
  const query = useInfiniteQuery({
    ...listQuery(call, keyOf, { limit, ...params, q: rested, ...(order && { sort: order }) }),
    placeholderData: (previous) => previous,
    ...(throwOnError === false && { throwOnError }),
  });
  const pages = query.data?.pages;
  const items = useMemo(
    () => pages?.flatMap((page: Page<unknown>) => page.items) as PageOf<Call>['items'] | undefined,
    [pages],
  );
  return {
    items,
    first: pages?.[0],
    error: query.error,
    retry: () => void query.refetch(),
    refresh: () => query.refetch(),
    isStale: query.isPlaceholderData || words !== rested,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: () => void query.fetchNextPage(),
    order,
    setOrder: (next) => (kept === 'here' ? setOwn(next) : narrow({ sort: next })),
  };
}

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);
