import type { TripSale } from '@caravan/sdk';
import { getListTripSalesQueryOptions } from '@caravan/sdk/react-query';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useIsLive } from '../frame/useIsLive.ts';

/** As many trips as one call tells of. */
const most = 50;
const cardsEveryMs = 15_000;
/** While nobody answers. */
const rarelyMs = 30_000;

/**
 * What is left of trips and at what price, asked while their page is looked at: at once when somebody comes back to it.
 * Without a cookie everybody's answer is the same, so the browser keeps it, and one without news is a few bytes.
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

/** Trips as they were listed, with what was sold since. */
export function useSales<T extends Omit<TripSale, 'stage'>>(
  trips: readonly T[] | undefined,
): readonly T[] | undefined {
  const { data } = useAskedSales(trips?.map(({ tripPath }) => tripPath) ?? [], cardsEveryMs);
  return useMemo(() => {
    const sold = new Map(data?.items.map((sale) => [sale.tripPath, sale]));
    return trips?.map((trip) => ({ ...trip, ...sold.get(trip.tripPath) }));
  }, [trips, data]);
}
