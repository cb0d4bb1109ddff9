import type { TripSale } from '@caravan/sdk';
import { getListTripSalesQueryOptions } from '@caravan/sdk/react-query';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useIsLive } from '../frame/useIsLive.ts';

/** Maximum number of trips per call. */
const most = 50;
const cardsEveryMs = 15_000;
/** Polling interval while the server doesn't respond. */
const rarelyMs = 30_000;

/**
 * The spots left and current prices of trips, polled while the page is visible, and immediately when the
 * visitor returns to it. Without cookies, the response is the same for everyone, so the browser caches it,
 * and an unchanged one takes only a few bytes.
 */
export function useAskedSales(paths: readonly string[], everyMs: number) {
  const isLive = useIsLive();
  return useQuery({
    ...getListTripSalesQueryOptions(
      { paths: paths.slice(0, most).join(',') },
      { request: { credentials: 'omit' } },
    ),
    enabled: isLive && paths.length > 0,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.error ? rarelyMs : everyMs),
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
    throwOnError: false,
    placeholderData: (before) => before,
    meta: { signedOutAllowed: true, errorToast: false },
  });
}

/** The listed trips, updated with what has been sold since. */
export function useSales<T extends Omit<TripSale, 'stage'>>(
  trips: readonly T[] | undefined,
): readonly T[] | undefined {
  const { data } = useAskedSales(trips?.map(({ tripPath }) => tripPath) ?? [], cardsEveryMs);
  return useMemo(() => {
    const sold = new Map(data?.items.map((sale) => [sale.tripPath, sale]));
    return trips?.map((trip) => ({ ...trip, ...sold.get(trip.tripPath) }));
  }, [trips, data]);
}
