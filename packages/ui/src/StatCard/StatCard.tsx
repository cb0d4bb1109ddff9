import type { ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { useSay } from '../internal/say.ts';
import type { DataState } from '../internal/standIn.tsx';
import { PressArea } from '../PressArea/PressArea.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Figure } from './Figure.tsx';

export type StatCardProps = DataState & {
  label: ReactNode;
  /** The figure; null when there is none, in which case `empty` is shown instead. */
  value: ReactNode;
  /** The figure abbreviated, for cards in which the whole would be too small to read; a press shows the whole. */
  short?: string;
  /** A change or comparison below the figure. */
  detail?: ReactNode;
  trend?: 'up' | 'down';
  /** Shows what the figure is made of. */
  onPress?: () => void;
  /** The name of that button: the figure, and what a press shows. */
  pressLabel?: string;
  icon?: ReactNode;
  className?: string;
};

/** One key figure. Arrange several in a grid. */
export function StatCard(props: StatCardProps) {
  const { label, value, short, detail, trend, icon, className, onPress, pressLabel, ...state } = props;
  const isThere = value !== null && state.error === undefined && !state.isLoading;
  return (
    <div
      className={cx('flex flex-col gap-1 rounded-lg border border-line bg-raised px-5 py-4', className)}
      aria-busy={!!state.isLoading}
    >
      <div className="flex items-center justify-between gap-2 text-sm text-muted [&_svg]:size-4">
        <span className="min-w-0 wrap-anywhere">{label}</span>
        {icon}
      </div>
      {isThere ? (
        <Figure short={short} press={onPress && { onPress, 'aria-label': pressLabel }}>
          {value}
        </Figure>
      ) : (
        <Missing {...state} />
      )}
      {isThere && detail && (
        <div
          className={cx(
            'tabular text-[0.8125rem]',
            trend === 'up' ? 'text-green' : trend === 'down' ? 'text-red' : 'text-muted',
          )}
        >
          {trend && <span aria-hidden>{trend === 'up' ? '↑ ' : '↓ '}</span>}
          {detail}
        </div>
      )}
    </div>
  );
}

/** Replaces the figure: a skeleton while loading, an error, or the empty text. */
function Missing({ isLoading, error, onRetry, empty }: DataState) {
  const say = useSay();
  if (error !== undefined)
    return (
      <div role="alert" className="flex min-h-10 flex-wrap items-center gap-x-3 text-sm text-red">
        {error}
        {onRetry && (
          <PressArea look="text" onPress={onRetry} className="text-ink underline">
            {say('Try again')}
          </PressArea>
        )}
      </div>
    );
  if (isLoading) return <Skeleton className="my-1.5 h-8 w-24" />;
  return (
    <div className="flex min-h-10 items-center text-sm text-muted">{empty ?? say('Nothing to show yet')}</div>
  );
}
