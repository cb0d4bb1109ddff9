import {
  type AnyRouter,
  type RouterHistory,
  useLocation,
  useNavigate,
  useRouter,
} from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import type {} from '../list/useOpened.ts';
import { type Place, PlaceContext } from './PlaceContext.ts';

type Search = Record<string, unknown>;

/** The place of a page that a router renders. */
export function RouterPlace({ children }: { children: ReactNode }) {
  const search = useLocation({ select: (location) => location.search as Search });
  const opened = useLocation({ select: ({ state }) => state.opened });
  const navigate = useNavigate();
  const router: AnyRouter = useRouter();
  const history = router.history as RouterHistory;
  const place = useMemo<Place>(
    () => ({
      search,
      go: (href) => void navigate({ to: href }),
      narrow: (change, step = {}) =>
        void navigate({
          to: '.',
          search: (now: Search) =>
            Object.fromEntries(Object.entries({ ...now, ...change }).filter(([, value]) => value)),
          state: (now) => ({ ...now, opened: step.opened }),
          replace: step.replace ?? false,
          resetScroll: false,
        }),
      opened,
      back: () => history.back(),
    }),
    [search, opened, navigate, history],
  );
  return <PlaceContext value={place}>{children}</PlaceContext>;
}
