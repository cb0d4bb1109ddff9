import { listGroundTransfers } from '@caravan/sdk/client';
import { getListGroundTransfersQueryKey } from '@caravan/sdk/react-query';
import { allPages } from '@caravan/shell/allPages';
import { useQuery } from '@tanstack/react-query';

/** What the lists of rides are kept under, whatever they are narrowed to. */
export const ridesKey = getListGroundTransfersQueryKey();

/** The rides of a trip that the signed-in person sees, the next first (T-194), page by page. */
export function useRides(tripId: string) {
  const asked = { tripId, sort: 'pickup', limit: 100 } as const;
  return useQuery({
    queryKey: getListGroundTransfersQueryKey(asked),
    queryFn: async ({ signal }) => ({
      items: await allPages((page) => listGroundTransfers({ ...asked, ...page }, { signal })),
    }),
  });
}
