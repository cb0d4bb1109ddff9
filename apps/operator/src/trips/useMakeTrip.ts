import type { Trip } from '@caravan/sdk';
import { createTripFromRequest } from '@caravan/sdk/client';
import { getGetTripQueryKey, getListTripRequestsQueryKey } from '@caravan/sdk/react-query';
import { useChange } from '@caravan/shell/useChange';
import { useQueryClient } from '@tanstack/react-query';
import type { ReviewValues } from './review.ts';

/** Creates the trip that a request asks for, with the reviewed details (O-098). */
export function useMakeTrip(requestId: string) {
  const client = useQueryClient();
  const create = useChange(createTripFromRequest, {
    failed: 'here',
    refresh: [getListTripRequestsQueryKey()],
  });
  const make = async (values: ReviewValues): Promise<Trip> => {
    const trip = await create.send({
      tripRequestId: requestId,
      name: values.name.trim(),
      tripSummary: values.tripSummary.trim(),
      ...(values.minimumSpots && { minimumSpots: values.minimumSpots }),
      ...(values.maximumSpots && { maximumSpots: values.maximumSpots }),
      ...(values.operatorCode.trim() && { operatorCode: values.operatorCode.trim() }),
    });
    client.setQueryData(getGetTripQueryKey(trip.id), trip);
    return trip;
  };
  return { make, isPending: create.isPending };
}
