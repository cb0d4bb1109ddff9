import { createContext, useContext } from 'react';

/** How a page changes its address. */
export interface Step {
  /** Takes the place of the address that is shown, instead of following it. */
  replace?: boolean;
  /** What this step of the history opens beside its page. */
  opened?: string;
}

/** Where a page stands. The same page lives in a document of its own, or in a portal with a router. */
export interface Place {
  /** What the address says beside its path. */
  search: Record<string, unknown>;
  /** Leads to another page. */
  go: (href: string) => void;
  /** Changes what this page's address says beside its path; undefined takes a name out. */
  narrow: (change: Record<string, string | undefined>, step?: Step) => void;
  /** What the step of the history has opened that is shown. */
  opened: string | undefined;
  back: () => void;
}

export const PlaceContext = createContext<Place | null>(null);

export function usePlace(): Place {
  const place = useContext(PlaceContext);
  if (!place) throw new Error('usePlace needs a place above it');
  return place;
}
