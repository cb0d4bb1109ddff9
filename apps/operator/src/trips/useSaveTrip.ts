import type { Trip, TripUpdate } from '@caravan/sdk';
import { updateTrip } from '@caravan/sdk/client';
import { getGetTripQueryKey } from '@caravan/sdk/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { pricingKey } from '@caravan/shell/pricingKey';
import { useChange } from '@caravan/shell/useChange';

/** Saves changes to a trip; the screens show errors themselves. */
export function useSaveTrip(id: string) {
  const client = useQueryClient();
  const update = useChange(updateTrip, { failed: 'here', refresh: [pricingKey] });
  const save = async (data: TripUpdate): Promise<Trip> => {
    const saved = await update.send(id, data);
    client.setQueryData(getGetTripQueryKey(id), saved);
    return saved;
  };
  return { save, isPending: update.isPending };
}
