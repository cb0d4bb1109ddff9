import { useSyncExternalStore } from 'react';

const key = 'caravan.saved';
const most = 100;
const none: readonly string[] = [];
const listeners = new Set<() => void>();
let kept: readonly string[] | undefined;

function read(): readonly string[] {
  if (kept) return kept;
  kept = none;
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    if (Array.isArray(found)) kept = found.filter((path) => typeof path === 'string');
  } catch {
    // Without storage, saved trips last as long as the page.
  }
  return kept;
}

function write(next: readonly string[]) {
  kept = next;
  try {
    if (next.length > 0) localStorage.setItem(key, JSON.stringify(next));
    else localStorage.removeItem(key);
  } catch {
    // As above.
  }
  for (const listener of listeners) listener();
}

function listen(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The paths of the trips saved in this browser. */
export const useKept = () => useSyncExternalStore(listen, read, () => none);

/** Saves or removes a trip in this browser. */
export function keep(tripPath: string, saved: boolean) {
  const others = read().filter((path) => path !== tripPath);
  write(saved ? [tripPath, ...others].slice(0, most) : others);
}

/** Takes the browser's saved trips, to move them to an account. */
export function takeKept(): readonly string[] {
  const taken = read();
  if (taken.length > 0) write(none);
  return taken;
}

/** Restores saved trips that couldn't be moved to an account. */
export const giveBack = (tripPaths: readonly string[]) =>
  write([...new Set([...read(), ...tripPaths])].slice(0, most));
