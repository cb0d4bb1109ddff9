import type { ApiError } from '@caravan/sdk';
import {
  type QueryKey,
  type UseQueryOptions,
  type UseSuspenseQueryOptions,
  useSuspenseQuery,
} from '@tanstack/react-query';

/**
 * The data of a call that a screen depends on: `useLoaded(getGetTripQueryOptions(id))`. Suspends to the
 * route's pending state and throws to its error boundary. The SDK's options never contain a skip token, the
 * only difference between React Query's two option types.
 */
export function useLoaded<T, K extends QueryKey>(options: UseQueryOptions<T, ApiError, T, K>): T {
  return useSuspenseQuery(options as UseSuspenseQueryOptions<T, ApiError, T, K>).data;
}
