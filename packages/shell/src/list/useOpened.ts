import {
  type AnyRouter,
  type RouterHistory,
  useLocation,
  useNavigate,
  useRouter,
} from '@tanstack/react-router';
import { useCallback } from 'react';
import { textOf } from './search.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The name of what this step of the history has opened beside its page. */
    opened?: string;
  }
}

type Search = Record<string, unknown>;

/**
 * What is open beside the page, such as the record of a drawer, by its name in the address: it can be linked to and
 * survives a reload, and Back closes it.
 *
 * @param name What the address calls it, e.g. `user` in `/admin/users?user=…`.
 */
export function useOpened(
  name: string,
): [opened: string | undefined, open: (id: string) => void, close: () => void] {
  const opened = useLocation({ select: ({ search }) => textOf((search as Search)[name]) });
  const router: AnyRouter = useRouter();
  const history = router.history as RouterHistory;
  const navigate = useNavigate();
  const go = useCallback(
    (id: string | undefined, replace: boolean) =>
      void navigate({
        to: '.',
        search: (now: Search) => ({ ...now, [name]: id }),
        state: (now) => ({ ...now, opened: id && name }),
        replace,
        resetScroll: false,
      }),
    [navigate, name],
  );
  const open = useCallback((id: string) => go(id, opened !== undefined), [go, opened]);
  const close = useCallback(() => {
    // What was opened from its page is closed as by Back; a link that led straight here has no such step.
    if (router.state.location.state.opened === name) history.back();
    else go(undefined, true);
  }, [router, history, go, name]);
  return [opened, open, close];
}
