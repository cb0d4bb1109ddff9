import type { TripUpdate } from '@caravan/sdk';
import { adminUpdateTrip } from '@caravan/sdk/client';
import { getAdminGetTripQueryKey } from '@caravan/sdk/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { pricingKey } from '@caravan/shell/pricingKey';
import { useChange } from '@caravan/shell/useChange';

/** Changes a trip as an admin, and refetches what depends on it. */
export function useTripUpdate(id: string) {
  const client = useQueryClient();
  const update = useChange(adminUpdateTrip, { failed: 'here', refresh: [pricingKey] });
  const save = async (data: TripUpdate) => {
    const saved = await update.send(id, data);
    client.setQueryData(getAdminGetTripQueryKey(id), saved);
    return saved;
  };
  return { save, isPending: update.isPending };
}
