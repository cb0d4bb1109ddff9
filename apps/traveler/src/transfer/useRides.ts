import { getListGroundTransfersQueryKey, getListGroundTransfersQueryOptions } from '@caravan/sdk/react-query';
import { useQuery } from '@tanstack/react-query';

/** What the lists of rides are kept under, whatever they are narrowed to. */
export const ridesKey = getListGroundTransfersQueryKey();

/** The rides of a trip that the signed-in person sees, the next first (T-194). */
export function useRides(tripId: string) {
  return useQuery(getListGroundTransfersQueryOptions({ tripId, sort: 'pickup', limit: 100 }));
}
