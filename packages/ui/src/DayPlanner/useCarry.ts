import {
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { hop, others, placeOf, step } from './places.ts';
import { useSay } from '../internal/say.ts';
import { useStable } from '../internal/useStable.ts';
import type { Carried, PlannerDay, PlannerPlace } from './types.ts';

/** The drop position under the pointer: before the first item whose middle is below it. */
function placeAt(x: number, y: number, carried: string): PlannerPlace | null {
  const day = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-planner-day]');
  if (!day) return null;
  const items = [...day.querySelectorAll<HTMLElement>('[data-planner-item]')].filter(
    (el) => el.dataset.plannerItem !== carried,
  );
  const index = items.findIndex((el) => {
    const box = el.getBoundingClientRect();
    return y < box.top + box.height / 2;
  });
  return { day: day.dataset.plannerDay!, index: index < 0 ? items.length : index };
}

const EDGE = 72;

/** The callbacks of a drag handle, stable for the planner's lifetime. */
export type Handle = {
  press: (event: PointerEvent, what: Carried) => void;
  key: (event: KeyboardEvent, what: Carried) => void;
  blur: (what: Carried) => void;
};

type Options = {
  days: readonly PlannerDay[];
  onDrop: (carried: Carried, place: PlannerPlace) => void;
  tell: (sentence: string) => void;
  isUnordered: boolean;
};

/** Moves an item by pointer (mouse, pen, touch) or keyboard, using the same handle. */
export function useCarry({ days, onDrop, tell, isUnordered }: Options) {
  const say = useSay();
  const [carried, setCarried] = useState<Carried | null>(null);
  const [over, setOver] = useState<PlannerPlace | null>(null);
  const ghost = useRef<HTMLDivElement>(null);
  const start = useRef<{ x: number; y: number; carried: Carried } | null>(null);
  const refocus = useRef<string | null>(null);

  const name = (place: PlannerPlace) => {
    const day = days.find((d) => d.id === place.day)!;
    if (isUnordered) return day.label;
    return say('{name}, position {value} of {max}', {
      name: day.label,
      value: place.index + 1,
      max: others(day, carried?.id ?? null).length + 1,
    });
  };
  const stop = () => {
    start.current = null;
    setCarried(null);
    setOver(null);
  };
  const drop = (what: Carried, place: PlannerPlace | null) => {
    stop();
    if (!place) return;
    const before = placeOf(days, what.id);
    if (before?.day === place.day && (isUnordered || before.index === place.index)) return;
    refocus.current = what.id;
    onDrop(what, place);
    tell(say('{name}: moved to {place}.', { name: what.title, place: name(place) }));
  };

  // The item re-renders in its new day, so restore focus to its handle.
  useEffect(() => {
    if (!refocus.current) return;
    document.querySelector<HTMLElement>(`[data-planner-handle="${CSS.escape(refocus.current)}"]`)?.focus();
    refocus.current = null;
  }, [days]);

  const move = useEffectEvent((event: globalThis.PointerEvent) => {
    const from = start.current;
    if (!from) return;
    if (!carried) {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < 5) return;
      setCarried(from.carried);
    }
    if (ghost.current)
      ghost.current.style.transform = `translate(${event.clientX + 12}px, ${event.clientY + 8}px)`;
    if (event.clientY < EDGE) scrollBy(0, -14);
    else if (event.clientY > innerHeight - EDGE) scrollBy(0, 14);
    const place = placeAt(event.clientX, event.clientY, from.carried.id);
    if (place?.day !== over?.day || place?.index !== over?.index) setOver(place);
  });
  const up = useEffectEvent(() => {
    if (start.current && carried) drop(carried, over);
    start.current = null;
  });
  const escape = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key === 'Escape' && start.current) stop();
  });
  useEffect(() => {
    const onMove = (event: globalThis.PointerEvent) => move(event);
    const onUp = () => up();
    const onKey = (event: globalThis.KeyboardEvent) => escape(event);
    addEventListener('pointermove', onMove);
    addEventListener('pointerup', onUp);
    addEventListener('pointercancel', onUp);
    addEventListener('keydown', onKey);
    return () => {
      removeEventListener('pointermove', onMove);
      removeEventListener('pointerup', onUp);
      removeEventListener('pointercancel', onUp);
      removeEventListener('keydown', onKey);
    };
  }, []);

  const key = (event: KeyboardEvent, what: Carried) => {
    const lifted = carried?.id === what.id;
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      if (lifted) return drop(what, over);
      const place = placeOf(days, what.id);
      setCarried(what);
      setOver(place);
      tell(
        say('{name}: picked up. Arrow keys move it, Enter drops it, Escape puts it back.', {
          name: what.title,
        }),
      );
      return;
    }
    if (!lifted || !over) return;
    const next = {
      ArrowUp: () => (isUnordered ? hop : step)(days, what.id, over, -1),
      ArrowDown: () => (isUnordered ? hop : step)(days, what.id, over, 1),
      PageUp: () => hop(days, what.id, over, -1),
      PageDown: () => hop(days, what.id, over, 1),
    }[event.key];
    if (next) {
      event.preventDefault();
      const place = next();
      setOver(place);
      tell(`${name(place)}.`);
      document
        .querySelector(`[data-planner-day="${CSS.escape(place.day)}"]`)
        ?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Escape') {
      event.preventDefault();
      stop();
      tell(say('{name}: put back.', { name: what.title }));
    }
  };
  const blur = (what: Carried) => {
    if (carried?.id === what.id && !start.current) stop();
  };

  // Days are memoized, so the functions that their handles call must be stable.
  const onKey = useStable(key);
  const onBlur = useStable(blur);
  const handle = useMemo<Handle>(
    () => ({
      press: (event, what) => {
        if (event.button !== 0) return;
        // Touch implicitly captures the pointer to the handle; release it, so that the page receives moves.
        if (event.currentTarget.hasPointerCapture(event.pointerId))
          event.currentTarget.releasePointerCapture(event.pointerId);
        start.current = { x: event.clientX, y: event.clientY, carried: { ...what, byPointer: true } };
      },
      key: onKey,
      blur: onBlur,
    }),
    [onKey, onBlur],
  );
  return { carried, over, ghost, handle };
}
