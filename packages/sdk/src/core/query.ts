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

/** Options of a query hook: React Query's, and the call's own. */
export interface AskInit<Data, T> {
  query?: Partial<UseQueryOptions<Data, ApiError, T>> | undefined;
  request?: CallInit | undefined;
}

/** Query options for React Query. */
export type Asked<Data, T = Data> = UseQueryOptions<Data, ApiError, T> & {
  queryKey: DataTag<QueryKey, T, ApiError>;
};

export type AskResult<T> = UseQueryResult<T, ApiError>;

/** The query options of one call. The query is disabled while a path parameter is unknown. */
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

/** The query hook. */
export function useAsk<Data, T>(asked: Asked<Data, T>, client?: QueryClient): AskResult<T> {
  return useQuery(asked, client);
}
