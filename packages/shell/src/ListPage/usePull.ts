import { type RefObject, useEffect, useRef, useState } from 'react';

/** State of a pull: idle, not far enough, far enough to refetch, or refetching. */
export type Pull = 'none' | 'begun' | 'far' | 'asked';

/** Distance in pixels that a finger must pull to trigger a refetch. */
const enough = 72;

/**
 * Refetches a list when a finger pulls it down at the top of the page. Suppresses the browser's own
 * pull-to-refresh, which would reload the whole page. Lists without a refetch function don't react.
 */
export function usePull(
  refresh: (() => Promise<unknown>) | undefined,
): [box: RefObject<HTMLDivElement | null>, pull: Pull] {
  const box = useRef<HTMLDivElement>(null);
  const [pull, setPull] = useState<Pull>('none');
  const ask = useRef(refresh);
  useEffect(() => {
    ask.current = refresh;
  });
  const isOffered = refresh !== undefined;
  useEffect(() => {
    const list = box.current;
    if (!list || !isOffered) return;
    let from: number | undefined;
    let far = false;
    const begin = (event: TouchEvent) => {
      from = event.touches.length === 1 && window.scrollY <= 0 ? event.touches[0]!.clientY : undefined;
      far = false;
    };
    const move = (event: TouchEvent) => {
      if (from === undefined) return;
      const by = event.touches[0]!.clientY - from;
      if (by > 0 && event.cancelable) event.preventDefault();
      far = by >= enough;
      setPull(far ? 'far' : by > enough / 4 ? 'begun' : 'none');
    };
    const end = () => {
      if (from !== undefined && far) {
        setPull('asked');
        void ask.current?.().finally(() => setPull('none'));
      } else if (from !== undefined) setPull('none');
      from = undefined;
    };
    list.addEventListener('touchstart', begin, { passive: true });
    list.addEventListener('touchmove', move, { passive: false });
    list.addEventListener('touchend', end);
    list.addEventListener('touchcancel', end);
    return () => {
      list.removeEventListener('touchstart', begin);
      list.removeEventListener('touchmove', move);
      list.removeEventListener('touchend', end);
      list.removeEventListener('touchcancel', end);
    };
  }, [isOffered]);
  return [box, pull];
}
