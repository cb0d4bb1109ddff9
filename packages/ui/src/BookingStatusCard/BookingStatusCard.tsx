import type { ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { type DataState, standIn } from '../internal/standIn.tsx';
import type { Tone } from '../internal/tone.ts';

export type BookingStatusCardProps = Omit<DataState, 'empty'> & {
  title: ReactNode;
  /** A Badge with the status label. */
  status: ReactNode;
  /** Colors the edge; the badge conveys the same in words. */
  tone?: Tone;
  /** One sentence that explains the status. */
  message: ReactNode;
  children?: ReactNode;
  /** The one action to take now. */
  action?: ReactNode;
  level?: 2 | 3 | 4;
  className?: string;
};

const edges: Record<Tone, string> = {
  neutral: 'before:bg-line-strong',
  warning: 'before:bg-warning',
  grey: 'before:bg-grey',
  blue: 'before:bg-blue',
  green: 'before:bg-green',
  purple: 'before:bg-purple',
  teal: 'before:bg-teal',
  red: 'before:bg-red',
  accent: 'before:bg-accent-text',
};

/** The state of a booking in one sentence, with the one action to take next. */
export function BookingStatusCard({
  title,
  status,
  tone = 'neutral',
  message,
  children,
  action,
  level = 2,
  className,
  ...state
}: BookingStatusCardProps) {
  const Heading = `h${level}` as const;
  const instead = standIn(state, { className: cx('rounded-lg border border-line bg-raised p-6', className) });
  if (instead) return instead;
  return (
    <section
      className={cx(
        'relative overflow-hidden rounded-lg border border-line bg-raised p-6 before:absolute before:inset-y-0 before:start-0 before:w-1',
        edges[tone],
        className,
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Heading className="text-sm font-medium text-muted">{title}</Heading>
        {status}
      </div>
      <p className="display mt-3 text-2xl text-balance">{message}</p>
      {children && <div className="mt-5">{children}</div>}
      {action && <div className="mt-5 flex flex-wrap gap-2">{action}</div>}
    </section>
  );
}
