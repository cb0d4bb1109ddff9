import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { cx } from '../internal/cx.ts';
import { useSay } from '../internal/say.ts';
import { type DataState, standIn } from '../internal/standIn.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Changes, type TimelineChange } from './Changes.tsx';

export type TimelineEntry = {
  id: string;
  /** Text in the margin: 'Day 1', '09:00', or a date. */
  marker: ReactNode;
  title: ReactNode;
  /** Who did it. */
  who?: ReactNode;
  /** The impersonated person, if someone acted on another's behalf. */
  asWhom?: ReactNode;
  /** Where it was done from: a device, an IP address, or a portal. */
  from?: ReactNode;
  /** What changed; collapsed behind a button. */
  changes?: readonly TimelineChange[];
  children?: ReactNode;
  media?: ReactNode;
};
export type { TimelineChange };
export type TimelineProps = DataState & {
  entries: readonly TimelineEntry[];
  /** Accessible name of the list, such as 'History'. */
  label?: string;
  level?: 2 | 3 | 4;
  /** `story` shows large titles, for the days of a trip; `log` is compact, for a history. */
  look?: 'story' | 'log';
  /** Called to load earlier entries. */
  onLoadMore?: () => void;
  isLoadingMore?: boolean;
  className?: string;
};

/** What happens when: an itinerary day by day, or a history of who changed what. */
export function Timeline({
  entries,
  label,
  level = 3,
  look = 'story',
  onLoadMore,
  isLoadingMore,
  className,
  ...state
}: TimelineProps) {
  const say = useSay();
  const instead = standIn(state, { isEmpty: entries.length === 0, className, waiting, isRegion: true });
  if (instead) return instead;
  return (
    <div className={className}>
      <ol {...(label && { 'aria-label': label })} className="flex flex-col">
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} level={level} log={look === 'log'} />
        ))}
      </ol>
      {onLoadMore && (
        <Button variant="secondary" className="mt-6" onPress={onLoadMore} isPending={!!isLoadingMore}>
          {say('Show earlier')}
        </Button>
      )}
    </div>
  );
}

function Entry({ entry, level, log }: { entry: TimelineEntry; level: 2 | 3 | 4; log: boolean }) {
  const say = useSay();
  const Heading = `h${level}` as const;
  const { who, asWhom, from } = entry;
  return (
    <li
      className={cx(
        'group/entry grid gap-x-6 gap-y-1',
        log ? 'sm:grid-cols-[9rem_1fr]' : 'sm:grid-cols-[6.5rem_1fr]',
      )}
    >
      <p className="tabular pt-0.5 text-sm text-muted sm:text-end">{entry.marker}</p>
      <div className={cx('relative border-s border-line ps-6 group-last/entry:pb-0', log ? 'pb-6' : 'pb-8')}>
        <span
          aria-hidden
          className="absolute top-1.5 -start-[0.3125rem] size-2.5 rounded-full border-2 border-accent-text bg-surface"
        />
        <Heading className={log ? 'text-[0.9375rem] font-medium' : 'display text-xl'}>{entry.title}</Heading>
        {(who || from) && (
          <p className="mt-0.5 text-sm text-muted">
            {who}
            {asWhom && (
              <>
                {' '}
                {say('as')} <span className="font-medium text-ink">{asWhom}</span>
              </>
            )}
            {who && from && ' · '}
            {from}
          </p>
        )}
        {entry.children && (
          <div className="mt-2 max-w-prose text-[0.9375rem] text-muted">{entry.children}</div>
        )}
        {entry.changes && entry.changes.length > 0 && <Changes changes={entry.changes} />}
        {entry.media && <div className="mt-4 max-w-lg">{entry.media}</div>}
      </div>
    </li>
  );
}

const waiting = (
  <div className="flex flex-col gap-8">
    {[0, 1, 2].map((i) => (
      <div key={i} className="grid gap-x-6 gap-y-2 sm:grid-cols-[6.5rem_1fr]">
        <Skeleton className="h-4 w-16 sm:ms-auto" />
        <Skeleton lines={2} className="max-w-md" />
      </div>
    ))}
  </div>
);
