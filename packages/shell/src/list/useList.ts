import type { ApiError } from '@caravan/sdk';
import { type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useDebounced } from '../query/useDebounced.ts';
import { type ListCall, listQuery, type Page, type PageOf, type ParamsOf } from './listQuery.ts';
import { useAddress } from './useAddress.ts';

export type { ListCall, Page };

export type ListOptions = {
  /** Rows of a page; 50. */
  limit?: number;
  /** Where the order that was pressed is kept: in the address, or only here for a list beside others. */
  order?: 'address' | 'here';
  /** A refusal is shown where the list stands instead of the route's boundary. */
  throwOnError?: false;
};

export type List<P extends Page<unknown>> = {
  /** What has been read so far; undefined before the first answer. */
  items: P['items'] | undefined;
  /** The first page, for what a list answers beside its items. */
  first: P | undefined;
  error: ApiError | null;
  retry: () => void;
  /** Asks anew for what is shown, and ends when that is there. */
  refresh?: () => Promise<unknown>;
  /** What is shown belongs to other words or filters; the new rows are on their way. */
  isStale: boolean;
  hasMore: boolean;
  isLoadingMore: boolean;
  loadMore: () => void;
  /** The server's order: the name of one, with a minus for the other way around. */
  order: string | undefined;
  setOrder: (order: string | undefined) => void;
};

/**
 * A list of the contract, read page by page, the one way to have one:
 *
 *     const { q, status } = route.useSearch();
 *     const trips = useList(listTrips, getListTripsQueryKey, { q, status });
 *     <ListTable list={trips} label={words.title} columns={columns} … />
 *
 * What is undefined or empty is not asked for. Words to look for (`q`) wait until they rest. The server sorts: columns
 * name its orders as `sortKey`, and the one that was pressed stands in the address like the filters, so that a reload
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
