import { getCountOpeningWatchersQueryOptions } from '@caravan/sdk/react-query';
import { useQuery } from '@tanstack/react-query';
import { words } from './messages.ts';

/** How many people are notified when the trip opens, because they asked for it on its page or the host's. */
export function Watchers({ id }: { id: string }) {
  const count = useQuery(getCountOpeningWatchersQueryOptions(id, { query: { throwOnError: false } }));
  const waiting = count.data?.waiting;
  return waiting ? <p className="mt-5 text-sm text-muted">{words.watchers(waiting)}</p> : null;
}
