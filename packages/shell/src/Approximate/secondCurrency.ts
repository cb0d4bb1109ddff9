import { useSyncExternalStore } from 'react';

const key = 'caravan.currency';
const watchers = new Set<() => void>();
let changed: string | undefined;

function rememberedCurrency(): string {
  if (changed !== undefined) return changed;
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

function choose(currency: string) {
  changed = currency;
  try {
    if (currency) localStorage.setItem(key, currency);
    else localStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing remembers it until the page is left.
  }
  for (const tell of watchers) tell();
}

function watch(tell: () => void) {
  watchers.add(tell);
  return () => void watchers.delete(tell);
}

/** The currency in which this browser's person also wants to read prices, '' for none; kept for the next visit. */
export function useSecondCurrency(): [currency: string, choose: (currency: string) => void] {
  // The server, which draws the site's pages, does not know what this browser remembers.
  return [useSyncExternalStore(watch, rememberedCurrency, () => ''), choose];
}
