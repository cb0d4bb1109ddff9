import type { Service, ServiceEdit, Trip } from '@caravan/sdk';
import { deleteTripService, updateTrip, updateTripService } from '@caravan/sdk/client';
import { getGetTripQueryKey } from '@caravan/sdk/react-query';
import { useChange } from '@caravan/shell/useChange';
import { useDays } from '../services/useDays.ts';

/** Changes a trip's services: all days in one call, a single service with its own call (O-184). */
export function useTripDays(id: string) {
  const all = useChange(updateTrip, { failed: 'here' });
  const edited = useChange(updateTripService, { failed: 'here' });
  const removed = useChange(deleteTripService, { failed: 'here' });
  const { save, one, error } = useDays<Trip>(getGetTripQueryKey(id), (change) => all.send(id, change));
  return {
    save,
    error,
    edit: (was: Service, next: Service, keys: readonly string[]) =>
      one((version) => edited.send(id, was.type, was.id!, { ...changesOf(was, next, keys), version })),
    keep: (service: Service) =>
      one((version) => edited.send(id, service.type, service.id!, { saveToLibrary: true, version })),
    remove: (service: Service) => one(() => removed.send(id, service.type, service.id!)),
  };
}

/** The editable values that differ. A removed text is sent as an empty string. */
function changesOf(was: Service, next: Service, keys: readonly string[]): ServiceEdit {
  const differing = keys.filter(
    (key) => JSON.stringify(was[key as keyof Service]) !== JSON.stringify(next[key as keyof Service]),
  );
  return Object.fromEntries(
    differing.flatMap((key) => {
      const value = next[key as keyof Service];
      if (value !== undefined) return [[key, value]];
      return typeof was[key as keyof Service] === 'string' && key !== 'startTime' ? [[key, '']] : [];
    }),
  );
}
