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
    // Storage may be refused; what is saved then lives as long as the page.
  }
  return kept;
}

function write(next: readonly string[]) {
  kept = next;
  try {
    if (next.length > 0) localStorage.setItem(key, JSON.stringify(next));
    else localStorage.removeItem(key);
  } catch {
    // The same.
  }
  for (const listener of listeners) listener();
}

function listen(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The paths of the trips that a visitor saved in this browser. */
export const useKept = () => useSyncExternalStore(listen, read, () => none);

/** Saves a trip in this browser, or lets go of it. */
export function keep(tripPath: string, saved: boolean) {
  const others = read().filter((path) => path !== tripPath);
  write(saved ? [tripPath, ...others].slice(0, most) : others);
}

/** Takes what the browser has, for an account that keeps it from now on. */
export function takeKept(): readonly string[] {
  const taken = read();
  if (taken.length > 0) write(none);
  return taken;
}

/** Keeps again what no account has taken. */
export const giveBack = (tripPaths: readonly string[]) =>
  write([...new Set([...read(), ...tripPaths])].slice(0, most));
