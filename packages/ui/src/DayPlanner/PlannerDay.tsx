import { Fragment, memo } from 'react';
import { cx } from '../internal/cx.ts';
import { PlannerRow } from './PlannerRow.tsx';
import type { MenuAction } from '../Menu/Menu.tsx';
import type { PlannerDay as Day } from './types.ts';
import type { Handle } from './useCarry.ts';

type Props = {
  day: Day;
  /** Index in this day where the dragged item would land. */
  gap: number | null;
  carried: string | null;
  handle: Handle;
  isReadOnly: boolean;
  emptyText: string;
  level: 2 | 3 | 4;
  /** Whether there is another day. */
  hasOthers: boolean;
  isUnordered: boolean;
  movesOf: (item: string) => readonly MenuAction[];
  onOpen: ((item: string) => void) | undefined;
};

/** Estimated height in pixels of a day that hasn't been rendered yet. */
const heightOf = (day: Day) => 64 + Math.max(1, day.items.length) * 64;

/** One day of the planner, memoized to re-render only when the day or its drop target changes. */
export const PlannerDay = memo(function PlannerDay(props: Props) {
  const { day, gap, carried, handle, isReadOnly, emptyText, level, hasOthers, isUnordered, movesOf, onOpen } =
    props;
  const Heading = `h${level}` as const;
  const rest = day.items.filter((i) => i.id !== carried);

  return (
    <section
      data-planner-day={day.id}
      aria-label={day.label}
      style={{ containIntrinsicSize: `auto ${heightOf(day)}px` }}
      className={cx(
        // The browser skips layout and paint for offscreen days, and containment keeps changes in a day local.
        '[content-visibility:auto] contain-content',
        'scroll-mt-24 rounded-lg p-3 transition-colors duration-150 sm:p-4',
        gap !== null ? 'bg-accent-soft' : 'bg-sunken/70',
      )}
    >
      <div className="flex min-h-8 items-center justify-between gap-3 pb-3">
        <Heading className="flex flex-wrap items-baseline gap-x-3 px-1">
          <span className="tabular text-sm font-medium text-muted">{day.label}</span>
          {day.title && <span className="display text-xl">{day.title}</span>}
        </Heading>
        {day.actions}
      </div>
      {day.note && <div className="pb-3 empty:hidden">{day.note}</div>}
      <ol className="flex min-h-14 flex-col gap-2">
        {day.items.map((item) => (
          <Fragment key={item.id}>
            {gap !== null && !isUnordered && item.id !== carried && rest[gap]?.id === item.id && <Gap />}
            <PlannerRow
              item={item}
              day={day.id}
              handle={handle}
              isCarried={item.id === carried}
              isReadOnly={isReadOnly}
              canMove={hasOthers || (!isUnordered && day.items.length > 1)}
              movesOf={movesOf}
              onOpen={onOpen}
            />
          </Fragment>
        ))}
        {gap !== null && !isUnordered && gap >= rest.length && <Gap />}
        {day.items.length === 0 && (isUnordered || gap === null) && (
          <li className="grid min-h-14 place-items-center rounded-md border border-dashed border-line-strong/60 px-4 text-sm text-muted">
            {emptyText}
          </li>
        )}
      </ol>
    </section>
  );
});

function Gap() {
  return <li aria-hidden className="h-1 rounded-full bg-accent-text" />;
}
