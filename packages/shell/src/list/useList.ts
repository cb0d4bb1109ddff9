import type { QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import type { ListCall, Page, PageOf, ParamsOf } from './listQuery.ts';
import { textOf } from './search.ts';
import { useAddress } from './useAddress.ts';
import { type Pages, type PagesOptions, usePages } from './usePages.ts';

export type { ListCall, Page };

export type ListOptions = PagesOptions & {
  /** Where to keep the selected sort order: in the URL, or only in memory, for one of several lists on a page. */
  order?: 'address' | 'here';
};

export type List<P extends Page<unknown>> = Pages<P> & {
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
  { order: kept = 'address', ...options }: ListOptions = {},
): List<PageOf<Call>> {
  const [address, narrow] = useAddress();
  const [own, setOwn] = useState<string>();
  const order = kept === 'here' ? own : textOf(address.sort);
  const pages = usePages(call, keyOf, { ...params, ...(order && { sort: order }) }, options);
  return {
    ...pages,
    order,
    setOrder: (next) => (kept === 'here' ? setOwn(next) : narrow({ sort: next })),
  };
}
