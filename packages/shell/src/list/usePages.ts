import type { ApiError } from '@caravan/sdk';
import { type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useDebounced } from '../query/useDebounced.ts';
import { type ListCall, listQuery, readPage, type Page, type PageOf, type ParamsOf } from './listQuery.ts';
import { textOf } from './search.ts';

export type PagesOptions = {
  /** Rows per page. Default: 50. */
  limit?: number;
  /** Set to false to show errors in place of the list instead of in the route's error boundary. */
  throwOnError?: false | undefined;
};

export type Pages<P extends Page<unknown>> = {
  /** The items loaded so far; undefined until the first response. */
  items: P['items'] | undefined;
  /** The first page, for what a list returns in addition to its items. */
  first: P | undefined;
  error: ApiError | null;
  retry: () => void;
  /** What is shown belongs to a previous search or filter; the new rows are loading. */
  isStale: boolean;
  hasMore: boolean;
  isLoadingMore: boolean;
  loadMore: () => void;
  /** Reads a page without showing it. */
  read: (cursor?: string) => Promise<P>;
};

/** A list of the contract, read page by page, in the order given by its parameters; for tables, use `useList`. */
export function usePages<Call extends ListCall>(
  call: Call,
  keyOf: (params: ParamsOf<Call>) => QueryKey,
  params: { [Name in keyof ParamsOf<Call>]?: ParamsOf<Call>[Name] | undefined },
  { limit = 50, throwOnError }: PagesOptions = {},
): Pages<PageOf<Call>> {
  const words = textOf((params as Record<string, unknown>).q);
  const rested = useDebounced(words);
  const asked = { limit, ...params, q: rested };
  const query = useInfiniteQuery({
    ...listQuery(call, keyOf, asked),
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
    isStale: query.isPlaceholderData || words !== rested,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: () => void query.fetchNextPage(),
    read: (cursor) => readPage(call, asked, cursor),
  };
}
