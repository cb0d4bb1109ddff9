import type { ApiError } from '@caravan/sdk';
import { type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

/** A page of any list of the contract. */
export interface Page<Item> {
  items: Item[];
  nextCursor?: string;
}

/**
 * A list that is read page by page: `usePages(getListTripsQueryKey(params), (cursor) => listTrips({ ...params, cursor }))`.
 * `first` is the first page, for what a list answers beside its items.
 */
export function usePages<P extends Page<unknown>>(key: QueryKey, fetchPage: (cursor?: string) => Promise<P>) {
  const query = useInfiniteQuery<P, ApiError, { pages: P[] }, QueryKey, string | undefined>({
    queryKey: [...key, 'pages'],
    queryFn: ({ pageParam }) => fetchPage(pageParam),
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
    },
  };
}
