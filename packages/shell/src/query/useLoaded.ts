import type { ApiError } from '@caravan/sdk';
import {
  type QueryKey,
  type UseQueryOptions,
  type UseSuspenseQueryOptions,
  useSuspenseQuery,
} from '@tanstack/react-query';

/**
 * The data of a call that a screen can't do without: `useLoaded(getGetTripQueryOptions(id))`. It suspends into the
 * route's pending state and throws into the route's boundary. The SDK's options never hold a skip token, which is
 * all that React Query's two option types differ in.
 */
export function useLoaded<T, K extends QueryKey>(options: UseQueryOptions<T, ApiError, T, K>): T {
  return useSuspenseQuery(options as UseSuspenseQueryOptions<T, ApiError, T, K>).data;
}
