import type { ApiError } from '@caravan/sdk';
import type { Sort } from '@caravan/ui/DataTable';
import { type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';

/** A page of any list of the contract. */
export interface Page<Item> {
  items: Item[];
  nextCursor?: string;
}

/**
 * A list that is read page by page: `usePages(getListTripsQueryKey(params), (cursor) => listTrips({ ...params, cursor }))`.
 * `first` is the first page, for what a list answers beside its items. The server sorts: a list whose call has orders
 * hands on the one that was pressed, the second argument, and names its orders as the `sortKey` of columns.
 */
export function usePages<P extends Page<unknown>>(
  key: QueryKey,
  fetchPage: (cursor?: string, sort?: string) => Promise<P>,
) {
  const [sort, setSort] = useState<Sort>();
  const order = sort?.key && (sort.direction === 'descending' ? `-${sort.key}` : sort.key);
  const query = useInfiniteQuery<P, ApiError, { pages: P[] }, QueryKey, string | undefined>({
    queryKey: [...key, 'pages', ...(order ? [order] : [])],
    queryFn: ({ pageParam }) => fetchPage(pageParam, order),
    initialPageParam: undefined,
    getNextPageParam: (last) => last.nextCursor || undefined,
    placeholderData: (previous) => previous,
  });
  const pages = query.data?.pages;
  const items = useMemo(() => pages?.flatMap((page) => page.items) as P['items'] | undefined, [pages]);
  return {
    ...query,
    items,
    first: pages?.[0],
    /** The end of a table of these items: its failure, and what loads more. The rows themselves stand beside it. */
    table: {
      error: query.error?.message,
      onRetry: () => void query.refetch(),
      limit: Infinity,
      onLoadMore: query.hasNextPage ? () => void query.fetchNextPage() : undefined,
      isLoadingMore: query.isFetchingNextPage,
      ...(sort && { sort }),
      onSortChange: setSort,
    },
  };
}
