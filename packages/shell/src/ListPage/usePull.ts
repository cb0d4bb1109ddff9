import { type RefObject, useEffect, useRef, useState } from 'react';

/** How far a pull has come: nothing is pulled, not far enough, far enough, or what it asked for is on its way. */
export type Pull = 'none' | 'begun' | 'far' | 'asked';

/** Pixels that a finger pulls before letting go asks anew. */
const enough = 72;

/**
 * Asks a list anew when a finger pulls it down at the top of the page. The browser's own pull, which would load the
 * whole page, waits meanwhile. Lists without a way to ask anew are not pulled.
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
