import { useOpened } from '@caravan/shell/useOpened';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';

const DoHere = lazy(() => import('./DoHere.tsx'));

/** A step that is done in a drawer: answering a request, or approving a trip. */
export type Doing = `${'answer' | 'approve'}:${string}`;

/**
 * Does steps on top of a page. The open one is kept in the URL as kind:id, so that it can be linked to and Back closes
 * it.
 *
 * @param onClosed Called with the record of a step once its drawer is gone.
 */
export function useDoing(onClosed?: (id: string) => void): [open: (what: Doing) => void, drawer: ReactNode] {
  const [opened, open, close] = useOpened('do');
  const [kind, id] = opened?.split(':') ?? [];
  const navigate = useNavigate();
  const router = useRouter();
  // Going back takes a moment: until then, the drawer is there.
  const last = useRef<string>(undefined);
  useEffect(() => {
    if (last.current && last.current !== id) onClosed?.(last.current);
    last.current = id;
  }, [id, onClosed]);
  const end = () => {
    if (router.state.location.state.opened === 'do') close();
    // Closes the confirmation, too, which has an address of its own; left there, it would open with the next trip.
    else
      void navigate({
        to: '.',
        search: ((now: object) => ({ ...now, do: undefined, approve: undefined })) as never,
        state: (now) => ({ ...now, opened: undefined }),
        replace: true,
        resetScroll: false,
        ignoreBlocker: true,
      });
  };
  return [
    open,
    <Suspense key="doing" fallback={null}>
      {id && (kind === 'answer' || kind === 'approve') && <DoHere kind={kind} id={id} onClose={end} />}
    </Suspense>,
  ];
}
