import type { ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { type DataState, standIn } from '../internal/standIn.tsx';
import { useMoney } from '../internal/useMoney.ts';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import { useSay } from '../internal/say.ts';

export type EarningsCardProps = Omit<DataState, 'empty'> & {
  title: ReactNode;
  earnedMinor: number;
  /** The maximum that can be earned, if known. */
  goalMinor?: number;
  currency: string;
  progressLabel?: string;
  detail?: ReactNode;
  children?: ReactNode;
  level?: 2 | 3 | 4;
  className?: string;
};

/** A host's earnings on a trip, and progress toward the goal. */
export function EarningsCard({
  title,
  earnedMinor,
  goalMinor,
  currency,
  progressLabel,
  detail,
  children,
  level = 3,
  className,
  ...state
}: EarningsCardProps) {
  const say = useSay();
  const money = useMoney(currency);
  const instead = standIn(state, { className: cx('rounded-lg border border-line bg-raised p-6', className) });
  if (instead) return instead;
  const Heading = `h${level}` as const;
  return (
    <section className={cx('rounded-lg border border-line bg-raised p-6', className)}>
      <Heading className="text-sm font-medium text-muted">{title}</Heading>
      <p className={cx('display tabular mt-2 text-4xl', earnedMinor < 0 && 'text-red')}>
        <bdi dir="ltr">{money(earnedMinor)}</bdi>
      </p>
      {detail && <p className="mt-1 text-sm text-muted">{detail}</p>}
      {goalMinor !== undefined && goalMinor > 0 && (
        <ProgressBar
          className="mt-5"
          label={progressLabel ?? say('Progress')}
          value={Math.min(Math.max(earnedMinor, 0), goalMinor)}
          max={goalMinor}
          detail={say('of {max}', { max: money(goalMinor) })}
        />
      )}
      {children && <div className="mt-5">{children}</div>}
    </section>
  );
}
