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
    // Without storage, the choice lasts until the page is closed.
  }
  for (const tell of watchers) tell();
}

function watch(tell: () => void) {
  watchers.add(tell);
  return () => void watchers.delete(tell);
}

/** The user's second currency for prices, '' for none; stored in this browser for the next visit. */
export function useSecondCurrency(): [currency: string, choose: (currency: string) => void] {
  // The server, which renders the site's pages, doesn't know what this browser stores.
  return [useSyncExternalStore(watch, rememberedCurrency, () => ''), choose];
}
