import { memo, useEffect, useRef } from 'react';
import { cx } from '../internal/cx.ts';
import { PressArea } from '../PressArea/PressArea.tsx';
import type { PlannerDay } from './types.ts';
import { useSay } from '../internal/say.ts';

type Props = { label: string; days: readonly PlannerDay[]; current: string; onGo: (day: string) => void };

/** Sticky day navigation: a sidebar on wide screens, a bar across the top on narrow ones. */
export const DayNav = memo(function DayNav({ label, days, current, onGo }: Props) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const box = list.current;
    const now = box?.querySelector<HTMLElement>('[aria-current]');
    // Scrolls only the list; scrollIntoView would scroll the page, too.
    if (box && now)
      box.scrollTo({
        left: now.offsetLeft - box.clientWidth / 2 + now.clientWidth / 2,
        top: now.offsetTop - box.clientHeight / 2,
      });
  }, [current]);
  return (
    <nav
      aria-label={label}
      className="sticky top-(--head) z-20 -mx-1 bg-surface/95 px-1 py-2 @3xl:under-header @3xl:mx-0 @3xl:self-start @3xl:bg-transparent @3xl:p-0"
    >
      <ol
        ref={list}
        className="relative flex gap-1 overflow-x-auto @3xl:max-h-[calc(100dvh-var(--head)-3rem)] @3xl:flex-col @3xl:overflow-y-auto"
      >
        {days.map((day) => (
          <NavDay
            key={day.id}
            id={day.id}
            label={day.label}
            planned={day.items.length}
            isCurrent={day.id === current}
            onGo={onGo}
          />
        ))}
      </ol>
    </nav>
  );
});

type DayProps = {
  id: string;
  label: string;
  planned: number;
  isCurrent: boolean;
  onGo: (day: string) => void;
};

/** One day in the navigation, memoized because a move changes the counts of only two days. */
const NavDay = memo(function NavDay({ id, label, planned, isCurrent, onGo }: DayProps) {
  const say = useSay();
  return (
    <li className="shrink-0">
      <PressArea
        look="bare"
        {...(isCurrent && { 'aria-current': 'true' as const })}
        onPress={() => onGo(id)}
        className={cx(
          'tabular flex min-h-10 w-full items-center justify-between gap-3 rounded-sm px-3 text-sm whitespace-nowrap outline-offset-[-2px] transition-colors duration-150',
          isCurrent
            ? 'bg-accent-soft font-medium text-accent-text'
            : 'text-muted data-hovered:bg-ink/6 hover:text-ink',
        )}
      >
        {label}
        <span className={cx('text-xs', isCurrent ? '' : 'text-muted')}>
          <span className="sr-only">, </span>
          {planned || ''}
          <span className="sr-only"> {say('planned')}</span>
        </span>
      </PressArea>
    </li>
  );
});
