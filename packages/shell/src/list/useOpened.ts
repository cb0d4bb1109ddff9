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
    /** The name of what this history entry has opened on top of its page. */
    opened?: string;
  }
}

type Search = Record<string, unknown>;

/**
 * What is open on top of the page, such as a record in a drawer, kept in the URL: it can be linked to,
 * survives a reload, and closes with Back.
 *
 * Returns what is open, and functions to open and close it; `done` closes it after its input was saved, without
 * asking about unsaved changes.
 *
 * @param name The search parameter, such as `user` in `/admin/users?user=…`.
 */
export function useOpened(
  name: string,
): [opened: string | undefined, open: (id: string) => void, close: () => void, done: () => void] {
  const opened = useLocation({ select: ({ search }) => textOf((search as Search)[name]) });
  const router: AnyRouter = useRouter();
  const history = router.history as RouterHistory;
  const navigate = useNavigate();
  const go = useCallback(
    (id: string | undefined, replace: boolean, ignoreBlocker = false) =>
      void navigate({
        to: '.',
        search: (now: Search) => ({ ...now, [name]: id }),
        state: (now) => ({ ...now, opened: id && name }),
        replace,
        resetScroll: false,
        ignoreBlocker,
      }),
    [navigate, name],
  );
  const open = useCallback((id: string) => go(id, opened !== undefined), [go, opened]);
  const end = useCallback(
    (ignoreBlocker: boolean) => {
      // If it was opened from its page, closing goes back; a direct link has no history entry to go back to.
      if (router.state.location.state.opened === name) history.back({ ignoreBlocker });
      else go(undefined, true, ignoreBlocker);
    },
    [router, history, go, name],
  );
  const close = useCallback(() => end(false), [end]);
  const done = useCallback(() => end(true), [end]);
  return [opened, open, close, done];
}
