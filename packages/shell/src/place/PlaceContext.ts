import { createContext, useContext } from 'react';

/** Options for changing a page's URL. */
export interface Step {
  /** Replaces the current history entry instead of adding one. */
  replace?: boolean;
  /** What this history entry opens on top of its page. */
  opened?: string;
}

/** The location of a page, which is either a document of its own or part of a portal with a router. */
export interface Place {
  /** The search parameters. */
  search: Record<string, unknown>;
  /** Navigates to another page. */
  go: (href: string) => void;
  /** Changes this page's search parameters; undefined removes one. */
  narrow: (change: Record<string, string | undefined>, step?: Step) => void;
  /** What the current history entry has opened. */
  opened: string | undefined;
  back: () => void;
}

export const PlaceContext = createContext<Place | null>(null);

export function usePlace(): Place {
  const place = useContext(PlaceContext);
  if (!place) throw new Error('usePlace needs a place above it');
  return place;
}
