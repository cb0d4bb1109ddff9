import {
  type DataTag,
  type QueryClient,
  type QueryKey,
  useQuery,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query';
import type { ApiError } from './error.ts';
import type { CallInit } from './http.ts';

/** What a hook that asks may be given: React Query's options, and the call's own. */
export interface AskInit<Data, T> {
  query?: Partial<UseQueryOptions<Data, ApiError, T>> | undefined;
  request?: CallInit | undefined;
}

/** Options for React Query that ask one thing of the server. */
export type Asked<Data, T = Data> = UseQueryOptions<Data, ApiError, T> & {
  queryKey: DataTag<QueryKey, T, ApiError>;
};

export type AskResult<T> = UseQueryResult<T, ApiError>;

/** The options of one call. It waits while a value of its path is not known yet. */
export function ask<Data, T>(
  key: QueryKey,
  call: (init: CallInit) => Promise<Data>,
  { query, request }: AskInit<Data, T> = {},
  tokens: unknown[] = [],
): Asked<Data, T> {
  return {
    queryKey: key,
    queryFn: ({ signal }) => call({ signal, ...request }),
    ...(tokens.length > 0 && { enabled: tokens.every((token) => token !== null && token !== undefined) }),
    ...query,
  } as Asked<Data, T>;
}

/** The hook that asks. */
export function useAsk<Data, T>(asked: Asked<Data, T>, client?: QueryClient): AskResult<T> {
  return useQuery(asked, client);
}
