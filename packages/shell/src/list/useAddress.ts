import { useLocation, useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';

type Search = Record<string, unknown>;

/** What the page's address holds beside its path, and a change of some of it. Undefined takes a name out. */
export function useAddress(): [search: Search, narrow: (change: Search) => void] {
  const search = useLocation({ select: (location) => location.search as Search });
  const navigate = useNavigate();
  const narrow = useCallback(
    (change: Search) =>
      void navigate({
        to: '.',
        // Every page's search is a record; which names it has is the list's to say.
        search: (now: Search) => ({ ...now, ...change }),
        replace: true,
      }),
    [navigate],
  );
  return [search, narrow];
}
