import { ApiError } from '@caravan/sdk';
import type { List, Page } from '../list/useList.ts';

const nothing = () => undefined;

/** A list for stories: with these items, loading if there are none, or failed with a message. */
export function listOf<Item>(items: Item[] | undefined, failure?: string): List<Page<Item>> {
  return {
    items,
    first: items && { items },
    error: failure === undefined ? null : new ApiError(500, 'internal', failure),
    retry: nothing,
    isStale: false,
    hasMore: false,
    isLoadingMore: false,
    loadMore: nothing,
    read: () =>
      failure === undefined
        ? Promise.resolve({ items: items ?? [] })
        : Promise.reject(new ApiError(500, 'internal', failure)),
    order: undefined,
    setOrder: nothing,
  };
}
