import type { Itinerary, ItineraryUpdate } from '@caravan/sdk';
import { updateItinerary } from '@caravan/sdk/client';
import { getGetItineraryQueryKey } from '@caravan/sdk/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { useChange } from '@caravan/shell/useChange';

/** Saves changes to an itinerary; forms show errors themselves. */
export function useSaveItinerary(id: string) {
  const client = useQueryClient();
  const update = useChange(updateItinerary, { failed: 'here' });
  return async (data: ItineraryUpdate): Promise<Itinerary> => {
    const saved = await update.send(id, data);
    client.setQueryData(getGetItineraryQueryKey(id), saved);
    return saved;
  };
}
