import { toApiError } from '@caravan/sdk';
import {
  getGetTripBoardQueryKey,
  getListItinerariesQueryKey,
  getListTripRequestsQueryKey,
  getListTripsQueryKey,
} from '@caravan/sdk/react-query';
import { getTripBoard, listItineraries, listTripRequests, listTrips } from '@caravan/sdk/client';
import { queryOptions } from '@tanstack/react-query';
import { allPages } from '@caravan/shell/allPages';

const limit = 100;

/** Admins can review a trip here, but the lists belong to the operator (O-156), so they are empty for admins. */
async function own<Row>(rows: Promise<Row[]>): Promise<Row[]> {
  try {
    return await rows;
  } catch (cause) {
    if (toApiError(cause).status === 403) return [];
    throw cause;
  }
}

/** All of the operator's itineraries; the side list groups them. */
export const itineraryList = () =>
  queryOptions({
    queryKey: [...getListItinerariesQueryKey({ limit }), 'all'],
    queryFn: ({ signal }) => own(allPages((page) => listItineraries({ limit, ...page }, { signal }))),
  });

export const tripList = () =>
  queryOptions({
    queryKey: [...getListTripsQueryKey({ limit }), 'all'],
    queryFn: ({ signal }) => own(allPages((page) => listTrips({ limit, ...page }, { signal }))),
  });

/** Requests waiting for review (O-179). */
export const pendingRequestList = () =>
  queryOptions({
    queryKey: [...getListTripRequestsQueryKey({ status: 'pending', limit }), 'all'],
    queryFn: ({ signal }) =>
      own(allPages((page) => listTripRequests({ status: 'pending', limit, ...page }, { signal }))),
  });

const fixes = { lane: 'days', limit } as const;

/** Trips with days to fix, for the home page. */
export const fixList = () =>
  queryOptions({
    queryKey: [...getGetTripBoardQueryKey(fixes), 'items'],
    queryFn: ({ signal }) =>
      own(getTripBoard(fixes, { signal }).then(({ lanes }) => lanes.flatMap(({ items }) => items))),
  });
