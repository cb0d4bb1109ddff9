import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { cx } from '../internal/cx.ts';
import { useSay } from '../internal/say.ts';
import { standIn } from '../internal/standIn.tsx';
import { useStable } from '../internal/useStable.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { DayNav } from './DayNav.tsx';
import { Kinds } from './Kinds.tsx';
import { movesOf } from './moves.ts';
import { PlannerDay } from './PlannerDay.tsx';
import { ShelfContext } from './shelf.ts';
import type { Carried, DayPlannerProps, PlannerKind, PlannerPlace } from './types.ts';
import { useCarry } from './useCarry.ts';

export type {
  DayPlannerProps,
  PlannerDay,
  PlannerMove,
  PlannerPlace,
} from './types.ts';
export { moved } from './places.ts';
export { PlannerDrag } from './PlannerDrag.tsx';

const none: readonly PlannerKind[] = [];

/** Arranges items across days by pointer, keyboard, or each row's menu. */
export function DayPlanner({
  label,
  days,
  onMove,
  onOpen,
  whyNot,
  kinds = none,
  onAdd,
  kindsLabel,
  shelf,
  emptyText,
  isReadOnly = false,
  isUnordered = false,
  level = 3,
  className,
  ...state
}: DayPlannerProps) {
  const say = useSay();
  const [sentence, setSentence] = useState('');
  // Announcements may lag behind the visual update.
  const tell = (text: string) => startTransition(() => setSentence(text));
  const [current, setCurrent] = useState(days[0]?.id ?? '');
  const box = useRef<HTMLDivElement>(null);

  const put = (what: Carried, place: PlannerPlace) => {
    if (what.drop) what.drop(place);
    else if (what.type === 'kind') onAdd?.(what.id, place);
    else onMove({ item: what.id, from: what.from!, to: place });
  };
  const { carried, over, ghost, handle } = useCarry({ days, onDrop: put, tell, isUnordered });

  // Gives the rows' menus a stable function, whatever the caller passes on each render.
  const moves = useStable((item: string) => movesOf(item, { days, onMove, whyNot, say, isUnordered }));
  const open = useStable((item: string) => onOpen?.(item));
  const end = useStable((): PlannerPlace => {
    const day = days.find((d) => d.id === current) ?? days[0]!;
    return { day: day.id, index: day.items.length };
  });
  const add = useStable((kind: string) => {
    if (!carried) onAdd?.(kind, end());
  });
  const onShelf = useMemo(() => ({ handle, end }), [handle, end]);

  const ids = days.map((d) => d.id).join('|');
  useEffect(() => {
    const seen = new IntersectionObserver(
      (entries) => {
        const top = entries
          .filter((e) => e.isIntersecting)
          .sort((a, b) => a.boundingClientRect.y - b.boundingClientRect.y);
        const id = top[0]?.target.getAttribute('data-planner-day');
        if (id) setCurrent(id);
      },
      { rootMargin: '-15% 0px -70% 0px' },
    );
    box.current?.querySelectorAll('[data-planner-day]').forEach((el) => seen.observe(el));
    return () => seen.disconnect();
  }, [ids]);
  const go = useCallback((day: string) => {
    setCurrent(day);
    box.current
      ?.querySelector(`[data-planner-day="${CSS.escape(day)}"]`)
      ?.scrollIntoView({ block: 'start', behavior: 'smooth' });
  }, []);

  const hasShelf = !!shelf && !isReadOnly;

  const instead = standIn(state, {
    isEmpty: days.length === 0,
    isRegion: true,
    art: 'calendar',
    waiting: <Skeleton lines={8} className="gap-5" />,
    className,
  });
  if (instead) return instead;

  return (
    <section aria-label={label} className={cx('@container', className)}>
      <div
        ref={box}
        className={cx(
          'grid grid-cols-1 gap-x-8 gap-y-3',
          !isUnordered && !hasShelf && '@3xl:grid-cols-[9rem_minmax(0,1fr)]',
          hasShelf && '@3xl:grid-cols-[6.5rem_minmax(0,1fr)_15rem] @5xl:grid-cols-[9rem_minmax(0,1fr)_18rem]',
        )}
      >
        {!isUnordered && (
          <DayNav label={say('{name}: days', { name: label })} days={days} current={current} onGo={go} />
        )}
        <div className="min-w-0">
          {kinds.length > 0 && !isReadOnly && (
            <Kinds label={kindsLabel ?? say('Add')} kinds={kinds} handle={handle} onAdd={add} />
          )}
          <div className={cx('grid grid-cols-1 gap-4', isUnordered && '@2xl:grid-cols-2 @6xl:grid-cols-3')}>
            {days.map((day) => (
              <PlannerDay
                key={day.id}
                day={day}
                gap={carried && over?.day === day.id ? over.index : null}
                carried={carried?.from === day.id ? carried.id : null}
                handle={handle}
                isReadOnly={isReadOnly}
                emptyText={emptyText ?? say('Nothing planned')}
                level={level}
                hasOthers={days.length > 1}
                isUnordered={isUnordered}
                movesOf={moves}
                onOpen={onOpen && open}
              />
            ))}
          </div>
        </div>
        {hasShelf && (
          <div className="under-header hidden self-start @3xl:sticky @3xl:block">
            <ShelfContext value={onShelf}>{shelf}</ShelfContext>
          </div>
        )}
      </div>
      <p role="status" aria-live="assertive" className="sr-only">
        {sentence}
      </p>
      {carried?.byPointer &&
        createPortal(
          <div
            ref={ghost}
            aria-hidden
            style={{ transform: 'translateX(-200vw)' }}
            className="pointer-events-none fixed top-0 left-0 z-[95] max-w-64 truncate rounded-md border border-accent-text bg-raised px-3.5 py-2 text-sm font-medium shadow-overlay"
          >
            {carried.title}
          </div>,
          document.body,
        )}
    </section>
  );
}
