import type { DestinationInput, DestinationSettings, DestinationsUpdate } from '@caravan/sdk';
import { saveDestinations } from '@caravan/sdk/client';
import { getGetDestinationsQueryKey, getGetDestinationsQueryOptions } from '@caravan/sdk/react-query';
import { useChange } from '@caravan/shell/useChange';
import { useLoaded } from '@caravan/shell/useLoaded';
import { toast } from '@caravan/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { inputOf } from './destinations.ts';
import { words } from './messages.ts';

/** Called after a change of the list: shows it, and what was done. */
export function useKeepDestinations(): (settings: DestinationSettings, title?: string) => void {
  const client = useQueryClient();
  return (settings, title) => {
    client.setQueryData(getGetDestinationsQueryKey(), settings);
    if (title) toast({ title });
  };
}

/** The destinations, and changes that are one press and can be undone. */
export function useDestinations() {
  const settings = useLoaded(getGetDestinationsQueryOptions());
  const { items, version, onlyListed } = settings;
  const client = useQueryClient();
  const keep = useKeepDestinations();
  const save = useChange(saveDestinations, {
    refreshConflict: [getGetDestinationsQueryKey()],
    onDone: (now) => keep(now),
  });
  const latest = () =>
    client.getQueryData<DestinationSettings>(getGetDestinationsQueryKey())?.version ?? version;
  const before = { items: items.map(inputOf), onlyListed };
  const change = async (to: Partial<Omit<DestinationsUpdate, 'version'>>, done: string) => {
    await save.send({ ...before, ...to, version: latest() }).then(
      () =>
        toast({
          title: done,
          action: { label: words.undo, onAction: () => save.run({ ...before, version: latest() }) },
        }),
      () => undefined,
    );
  };
  return {
    settings,
    isPending: save.isPending,
    /** Saves the list, and offers to undo it. */
    change: (list: readonly DestinationInput[], done: string) => void change({ items: [...list] }, done),
    /** Sets whether operators can choose only from the list. */
    restrict: (only: boolean) =>
      void change({ onlyListed: only }, only ? words.onlyListedOn : words.onlyListedOff),
  };
}
