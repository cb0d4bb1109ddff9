import { useEffect, useRef, useState } from 'react';

/** State of a pull: idle, not far enough, far enough to refetch, or refetching. */
export type Pull = 'none' | 'begun' | 'far' | 'asked';

/** Distance in pixels that a finger must pull to trigger a refetch. */
const enough = 72;

/**
 * Calls `refresh` when a finger pulls the page's content down at the top of the page. Suppresses the browser's
 * own pull-to-refresh, which would reload the whole page. Overlays lie outside the content and don't react; the
 * same goes for what scrolls or is dragged inside it.
 */
export function usePull(refresh: () => Promise<unknown>): Pull {
  const [pull, setPull] = useState<Pull>('none');
  const ask = useRef(refresh);
  useEffect(() => {
    ask.current = refresh;
  });
  useEffect(() => {
    const content = document.getElementById('content');
    if (!content) return;
    let from: number | undefined;
    let far = false;
    const begin = (event: TouchEvent) => {
      const starts =
        event.touches.length === 1 && window.scrollY <= 0 && !hasOwnGesture(event.target, content);
      from = starts ? event.touches[0]!.clientY : undefined;
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
        void ask.current().finally(() => setPull('none'));
      } else if (from !== undefined) setPull('none');
      from = undefined;
    };
    content.addEventListener('touchstart', begin, { passive: true });
    content.addEventListener('touchmove', move, { passive: false });
    content.addEventListener('touchend', end);
    content.addEventListener('touchcancel', end);
    return () => {
      content.removeEventListener('touchstart', begin);
      content.removeEventListener('touchmove', move);
      content.removeEventListener('touchend', end);
      content.removeEventListener('touchcancel', end);
    };
  }, []);
  return pull;
}

/** Whether a touch there belongs to something else: a list that is scrolled down, or a handle to drag. */
function hasOwnGesture(target: EventTarget | null, content: HTMLElement): boolean {
  for (let at = target; at instanceof HTMLElement && at !== content; at = at.parentElement)
    if (at.scrollTop > 0 || at.draggable || getComputedStyle(at).touchAction === 'none') return true;
  return false;
}
