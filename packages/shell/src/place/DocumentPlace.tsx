import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { type Place, PlaceContext, type Step } from './PlaceContext.ts';

const moved = 'caravan:moved';

/** What of a step of the history is known to a page that is shown again. */
interface State {
  opened?: string;
}

function follow(changed: () => void) {
  const events = ['popstate', moved];
  for (const event of events) window.addEventListener(event, changed);
  return () => {
    for (const event of events) window.removeEventListener(event, changed);
  };
}

function narrow(change: Record<string, string | undefined>, { replace = false, opened }: Step = {}) {
  const to = new URL(window.location.href);
  for (const [name, value] of Object.entries(change)) {
    if (value) to.searchParams.set(name, value);
    else to.searchParams.delete(name);
  }
  const state: State = opened ? { opened } : {};
  window.history[replace ? 'replaceState' : 'pushState'](state, '', to);
  window.dispatchEvent(new Event(moved));
}

const go = (href: string) => window.location.assign(href);
const back = () => window.history.back();

/** The place of a page that is a document of its own: its links load their pages, and its address is the browser's. */
export function DocumentPlace({ query, children }: { query: string; children: ReactNode }) {
  // The server drew the page at this address, where there is no window.
  const now = useSyncExternalStore(
    follow,
    () => window.location.search,
    () => query,
  );
  const opened = useSyncExternalStore(
    follow,
    () => (window.history.state as State | null)?.opened,
    () => undefined,
  );
  const place = useMemo<Place>(
    () => ({ search: Object.fromEntries(new URLSearchParams(now)), go, narrow, opened, back }),
    [now, opened],
  );
  return <PlaceContext value={place}>{children}</PlaceContext>;
}
