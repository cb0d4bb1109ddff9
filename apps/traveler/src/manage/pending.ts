import { useSyncExternalStore } from 'react';
import { isEmpty, noWish, type Wish } from './wish.ts';

/** The result of a change that needed no payment, for the success page (T-122). */
export interface Finished {
  title: string;
  refundMinor: number;
}

/**
 * The pending changes of a booking, kept in session storage so that they survive a reload or another tab of
 * the trip.
 */
export interface Pending {
  wish: Wish;
  /** Why the server rejected them (T-235, T-236). */
  refusal?: { code: string; message: string };
  finished?: Finished;
}

const nothing: Pending = { wish: noWish };
const known = new Map<string, Pending>();
const listeners = new Set<() => void>();
const keyOf = (bookingId: string) => `caravan.changes.${bookingId}`;

function read(bookingId: string): Pending {
  let pending = known.get(bookingId);
  if (!pending) {
    pending = nothing;
    try {
      pending = (JSON.parse(sessionStorage.getItem(keyOf(bookingId)) ?? 'null') as Pending | null) ?? nothing;
    } catch {
      // Without storage, changes last as long as the page.
    }
    known.set(bookingId, pending);
  }
  return pending;
}

function write(bookingId: string, pending: Pending): void {
  known.set(bookingId, pending);
  try {
    if (isEmpty(pending.wish) && !pending.finished) sessionStorage.removeItem(keyOf(bookingId));
    else sessionStorage.setItem(keyOf(bookingId), JSON.stringify(pending));
  } catch {
    // As above.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function usePending(bookingId: string) {
  const pending = useSyncExternalStore(subscribe, () => read(bookingId));
  return {
    ...pending,
    isChanged: !isEmpty(pending.wish),
    change: (wish: Wish) => write(bookingId, { wish }),
    refuse: (refusal: NonNullable<Pending['refusal']>) => write(bookingId, { wish: pending.wish, refusal }),
    clear: () => write(bookingId, nothing),
    finish: (finished: Finished) => write(bookingId, { wish: noWish, finished }),
  };
}
