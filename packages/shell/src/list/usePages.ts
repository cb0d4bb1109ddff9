import type { ApiError } from '@caravan/sdk';
import { type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useDebounced } from '../query/useDebounced.ts';
import { type ListCall, listQuery, type Page, type PageOf, type ParamsOf } from './listQuery.ts';
import { textOf } from './search.ts';

export type PagesOptions = {
  /** Rows of a page; 50. */
  limit?: number;
  /** A refusal is shown where the list stands instead of the route's boundary. */
  throwOnError?: false | undefined;
};

export type Pages<P extends Page<unknown>> = {
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
};

/** A list of the contract, read page by page, in the order that its parameters say; `useList` is for tables. */
export function usePages<Call extends ListCall>(
  call: Call,
  keyOf: (params: ParamsOf<Call>) => QueryKey,
  params: { [Name in keyof ParamsOf<Call>]?: ParamsOf<Call>[Name] | undefined },
  { limit = 50, throwOnError }: PagesOptions = {},
): Pages<PageOf<Call>> {
  const words = textOf((params as Record<string, unknown>).q);
  const rested = useDebounced(words);
  const query = useInfiniteQuery({
    ...listQuery(call, keyOf, { limit, ...params, q: rested }),
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
  };
}
