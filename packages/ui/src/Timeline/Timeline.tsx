import type { ReactNode } from 'react';
import { cx } from '../internal/cx.ts';

export type TimelineEntry = {
  id: string;
  /** In the margin: 'Day 1', '09:00', a date. */
  marker: ReactNode;
  title: ReactNode;
  children?: ReactNode;
  media?: ReactNode;
};
export type TimelineProps = { entries: readonly TimelineEntry[]; level?: 2 | 3 | 4; className?: string };

/** What happens when: an itinerary day by day, or a history. */
export function Timeline({ entries, level = 3, className }: TimelineProps) {
  const Heading = `h${level}` as const;
  return (
    <ol className={cx('flex flex-col', className)}>
      {entries.map((entry) => (
        <li key={entry.id} className="group/entry grid gap-x-6 gap-y-1 sm:grid-cols-[6.5rem_1fr]">
          <p className="tabular pt-0.5 text-sm text-muted sm:text-end">{entry.marker}</p>
          <div className="relative border-s border-line pb-8 ps-6 group-last/entry:pb-0">
            <span
              aria-hidden
              className="absolute top-1.5 -start-[0.3125rem] size-2.5 rounded-full border-2 border-accent-text bg-surface"
            />
            <Heading className="display text-xl">{entry.title}</Heading>
            {entry.children && (
              <div className="mt-2 max-w-prose text-[0.9375rem] text-muted">{entry.children}</div>
            )}
            {entry.media && <div className="mt-4 max-w-lg">{entry.media}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}
