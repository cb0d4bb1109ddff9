import type { Itinerary, ItineraryUpdate } from '@caravan/sdk';
import {
  getGetItineraryQueryKey,
  getListItinerariesQueryKey,
  useUpdateItinerary,
} from '@caravan/sdk/react-query';
import { useQueryClient } from '@tanstack/react-query';

/** Saves changes of an itinerary; forms show what goes wrong themselves. */
export function useSaveItinerary(id: string) {
  const client = useQueryClient();
  const update = useUpdateItinerary({ mutation: { meta: { errorToast: false } } });
  return async (data: ItineraryUpdate): Promise<Itinerary> => {
    const saved = await update.mutateAsync({ id, data });
    client.setQueryData(getGetItineraryQueryKey(id), saved);
    void client.invalidateQueries({ queryKey: getListItinerariesQueryKey() });
    return saved;
  };
}
