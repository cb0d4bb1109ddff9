import type { Day } from '@caravan/sdk';
import { toApiError } from '@caravan/sdk';
import { toast } from '@caravan/ui/toast';
import { useRefresh } from '@caravan/shell/useRefresh';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { numbered } from './days.ts';
import { words } from './messages.ts';

type Planned = { version: number; servicesByDay: Day[] };

/**
 * Saves the days of an itinerary or trip optimistically. While a save is in flight, only the latest change is
 * queued, so that moving an entry five times doesn't cause five version conflicts.
 */
export function useDays<Owner extends Planned>(
  key: QueryKey,
  send: (change: { version: number; servicesByDay: Day[] }) => Promise<Owner>,
  /** What else of the owner follows from its days, as shown until they are saved. */
  follows: (days: Day[]) => Partial<Owner> = () => ({}),
) {
  const client = useQueryClient();
  const refresh = useRefresh();
  const waiting = useRef<Day[] | null>(null);
  const running = useRef(false);
  const [error, setError] = useState<string>();

  const fail = async (cause: unknown): Promise<false> => {
    const { message, fields } = toApiError(cause);
    const said = words.error(Object.values(fields)[0] ?? message);
    waiting.current = null;
    setError(said);
    toast({ tone: 'error', title: said });
    await refresh(key);
    return false;
  };

  const shown = (owner: Owner, servicesByDay: Day[]): Owner => ({
    ...owner,
    ...follows(servicesByDay),
    servicesByDay,
  });

  const save = async (days: Day[]): Promise<boolean> => {
    setError(undefined);
    waiting.current = numbered(days);
    client.setQueryData<Owner>(key, (now) => now && shown(now, waiting.current!));
    if (running.current) return true;
    running.current = true;
    try {
      while (waiting.current) {
        const servicesByDay: Day[] = waiting.current;
        waiting.current = null;
        const saved = await send({ version: client.getQueryData<Owner>(key)!.version, servicesByDay });
        const newer = waiting.current as Day[] | null;
        client.setQueryData<Owner>(key, newer ? shown(saved, newer) : saved);
      }
      return true;
    } catch (cause) {
      return fail(cause);
    } finally {
      running.current = false;
    }
  };

  /** Changes a single service; the response is the whole owner. */
  const one = async (change: (version: number) => Promise<Owner>): Promise<boolean> => {
    setError(undefined);
    try {
      client.setQueryData<Owner>(key, await change(client.getQueryData<Owner>(key)!.version));
      return true;
    } catch (cause) {
      return fail(cause);
    }
  };
  return { save, one, error };
}
