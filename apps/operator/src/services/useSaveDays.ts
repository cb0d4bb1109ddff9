import type { Day, Itinerary } from '@caravan/sdk';
import { toApiError } from '@caravan/sdk';
import { updateItinerary } from '@caravan/sdk/client';
import { getGetItineraryQueryKey } from '@caravan/sdk/react-query';
import { useChange } from '@caravan/shell/useChange';
import { toast } from '@caravan/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { numbered } from './days.ts';
import { words } from './messages.ts';

/**
 * Saves an itinerary's days. They show at once; while one save is on its way only the newest of the later ones waits,
 * so that moving an entry five places is not five conflicts over the version.
 */
export function useSaveDays(id: string) {
  const client = useQueryClient();
  const update = useChange(updateItinerary, { failed: 'here' });
  const waiting = useRef<Day[] | null>(null);
  const running = useRef(false);
  const [error, setError] = useState<string>();
  const key = getGetItineraryQueryKey(id);

  const save = async (days: Day[]): Promise<boolean> => {
    setError(undefined);
    waiting.current = numbered(days);
    client.setQueryData<Itinerary>(key, (now) => now && { ...now, servicesByDay: waiting.current! });
    if (running.current) return true;
    running.current = true;
    try {
      while (waiting.current) {
        const servicesByDay: Day[] = waiting.current;
        waiting.current = null;
        const version = client.getQueryData<Itinerary>(key)!.version;
        const saved = await update.send(id, { version, servicesByDay });
        const newer = waiting.current as Day[] | null;
        client.setQueryData<Itinerary>(key, newer ? { ...saved, servicesByDay: newer } : saved);
      }
      return true;
    } catch (cause) {
      const { message } = toApiError(cause);
      waiting.current = null;
      setError(words.error(message));
      toast({ tone: 'error', title: words.error(message) });
      await client.invalidateQueries({ queryKey: key });
      return false;
    } finally {
      running.current = false;
    }
  };
  return { save, error };
}
