import type { Trip, TripUpdate } from '@caravan/sdk';
import { PricingService } from '@caravan/sdk/connect';
import { getGetTripQueryKey, getListTripsQueryKey, useUpdateTrip } from '@caravan/sdk/react-query';
import { useQueryClient } from '@tanstack/react-query';

/** Saves changes of a trip; the screens word what goes wrong. */
export function useSaveTrip(id: string) {
  const client = useQueryClient();
  const update = useUpdateTrip({ mutation: { meta: { errorToast: false } } });
  const save = async (data: TripUpdate): Promise<Trip> => {
    const saved = await update.mutateAsync({ id, data });
    client.setQueryData(getGetTripQueryKey(id), saved);
    void client.invalidateQueries({ queryKey: getListTripsQueryKey() });
    void client.invalidateQueries({ queryKey: [PricingService.typeName] });
    return saved;
  };
  return { save, isPending: update.isPending };
}
