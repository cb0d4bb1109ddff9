import type { Action, ApiError, Trip, TripUpdate } from '@caravan/sdk';
import { updateTrip } from '@caravan/sdk/client';
import { getGetTripQueryKey, getGetTripQueryOptions } from '@caravan/sdk/react-query';
import { type ChangeOptions, useChange } from '@caravan/shell/useChange';
import { useLoaded } from '@caravan/shell/useLoaded';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';

/** The trip of the workspace. */
export function useTrip(id: string): Trip {
  return useLoaded(getGetTripQueryOptions(id));
}

/** Whether the signed-in host can edit a field now; the server decides. */
export const canEdit = (trip: Trip, field: keyof TripUpdate) => trip.editable.includes(field);

/** A lifecycle transition that the server offers, by its target status. */
export function actionTo(trip: Trip, ...to: Action['to'][]): Action | undefined {
  return trip.availableActions.find((action) => to.includes(action.to) && action.to !== trip.status);
}

/** Writes the server's response about a trip to the query cache. */
export function keepTrip(queryClient: QueryClient, trip: Trip): void {
  queryClient.setQueryData(getGetTripQueryKey(trip.id), trip);
}

export type SaveTripOptions = {
  /** How to report a failure; see `useChange`. */
  failed?: ChangeOptions<unknown[], Trip>['failed'];
  onSaved?: (trip: Trip) => void;
  onError?: (error: ApiError) => void;
};

/**
 * Saves changed fields of a trip with the version they are based on; if the trip has changed since, it is
 * refetched.
 */
export function useSaveTrip(trip: Trip, { failed, onSaved, onError }: SaveTripOptions = {}) {
  const queryClient = useQueryClient();
  const mutation = useChange(updateTrip, {
    failed,
    onDone: (saved) => {
      keepTrip(queryClient, saved);
      onSaved?.(saved);
    },
    refreshConflict: [getGetTripQueryKey(trip.id)],
    onFailed: (error) => onError?.(error),
  });
  const save = (changes: Omit<TripUpdate, 'version'>) =>
    mutation.run(trip.id, { version: trip.version, ...changes });
  /** The same for a form, which shows the errors. */
  const send = (changes: Omit<TripUpdate, 'version'>) =>
    mutation.send(trip.id, { version: trip.version, ...changes });
  return { save, send, isPending: mutation.isPending, error: mutation.error };
}
