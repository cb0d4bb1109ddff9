import { listGroundTransfers } from '@caravan/sdk/client';
import { getListGroundTransfersQueryKey } from '@caravan/sdk/react-query';
import { allPages } from '@caravan/shell/allPages';
import { useQuery } from '@tanstack/react-query';

/** Query key prefix of all ride lists, whatever their filters. */
export const ridesKey = getListGroundTransfersQueryKey();

/** A trip's rides that the signed-in user can see, next one first (T-194), page by page. */
export function useRides(tripId: string) {
  const asked = { tripId, sort: 'pickup', limit: 100 } as const;
  return useQuery({
    queryKey: getListGroundTransfersQueryKey(asked),
    queryFn: async ({ signal }) => ({
      items: await allPages((page) => listGroundTransfers({ ...asked, ...page }, { signal })),
    }),
  });
}
