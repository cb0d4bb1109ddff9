import { memo, useEffect, useRef } from 'react';
import { cx } from '../internal/cx.ts';
import { PressArea } from '../PressArea/PressArea.tsx';
import type { PlannerDay } from './types.ts';
import { useSay } from '../internal/say.ts';

type Props = { label: string; days: readonly PlannerDay[]; current: string; onGo: (day: string) => void };

/** The days, always in view: down the side on wide screens, across the top on narrow ones. */
export const DayNav = memo(function DayNav({ label, days, current, onGo }: Props) {
  const say = useSay();
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const box = list.current;
    const now = box?.querySelector<HTMLElement>('[aria-current]');
    // Only the list scrolls; scrollIntoView would move the page too.
    if (box && now)
      box.scrollTo({
        left: now.offsetLeft - box.clientWidth / 2 + now.clientWidth / 2,
        top: now.offsetTop - box.clientHeight / 2,
      });
  }, [current]);
  return (
    <nav
      aria-label={label}
      className="sticky top-0 z-20 -mx-1 bg-surface/95 px-1 py-2 @3xl:top-4 @3xl:mx-0 @3xl:self-start @3xl:bg-transparent @3xl:p-0"
    >
      <ol
        ref={list}
        className="relative flex gap-1 overflow-x-auto @3xl:max-h-[calc(100dvh-2rem)] @3xl:flex-col @3xl:overflow-y-auto"
      >
        {days.map((day) => {
          const now = day.id === current;
          return (
            <li key={day.id} className="shrink-0">
              <PressArea
                look="bare"
                {...(now && { 'aria-current': 'true' as const })}
                onPress={() => onGo(day.id)}
                className={cx(
                  'tabular flex min-h-10 w-full items-center justify-between gap-3 rounded-sm px-3 text-sm whitespace-nowrap outline-offset-[-2px] transition-colors duration-150',
                  now
                    ? 'bg-accent-soft font-medium text-accent-text'
                    : 'text-muted data-hovered:bg-ink/6 hover:text-ink',
                )}
              >
                {day.label}
                <span className={cx('text-xs', now ? '' : 'text-muted')}>
                  <span className="sr-only">, </span>
                  {day.items.length || ''}
                  <span className="sr-only"> {say('planned')}</span>
                </span>
              </PressArea>
            </li>
          );
        })}
      </ol>
    </nav>
  );
});
