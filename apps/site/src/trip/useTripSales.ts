import type { PublicTrip, TripSale } from '@caravan/sdk';
import { useRefresh } from '@caravan/shell/useRefresh';
import type { QueryKey } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useAskedSales } from '../trips/useSales.ts';

const everyMs = 5_000;

const tellsMore = (sale: TripSale, trip: PublicTrip) =>
  (Object.keys(sale) as (keyof TripSale)[]).some((name) => sale[name] !== trip[name]);

/** Refetches an open trip after a booking, because its price, dates, and rooms change along with the spots. */
export function useTripSales(trip: PublicTrip, key: QueryKey): void {
  const refresh = useRefresh();
  const { data, dataUpdatedAt } = useAskedSales([trip.tripPath], everyMs);
  const sale = data?.items[0];
  const isOld = sale?.tripPath === trip.tripPath && tellsMore(sale, trip);
  useEffect(() => {
    if (isOld) void refresh(key);
    // Repeats with each response until the trip is up to date; the key is a new array each time.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isOld, dataUpdatedAt, refresh]);
}
