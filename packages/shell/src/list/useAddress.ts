import { useLocation, useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';

type Search = Record<string, unknown>;

/** The page's search parameters, and a function that changes some of them. Undefined removes a parameter. */
export function useAddress(): [search: Search, narrow: (change: Search) => void] {
  const search = useLocation({ select: (location) => location.search as Search });
  const navigate = useNavigate();
  const narrow = useCallback(
    (change: Search) =>
      void navigate({
        to: '.',
        // Every page's search is a record; the list decides which keys it has.
        search: (now: Search) => ({ ...now, ...change }),
        replace: true,
      }),
    [navigate],
  );
  return [search, narrow];
}
