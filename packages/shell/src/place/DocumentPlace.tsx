import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { type Place, PlaceContext, type Step } from './PlaceContext.ts';

const moved = 'caravan:moved';

/** What a history entry stores for when its page is shown again. */
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

/** The place of a document page: its links are full page loads, and its URL is the browser's. */
export function DocumentPlace({ query, children }: { query: string; children: ReactNode }) {
  // The server rendered the page at this URL, without a window.
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
