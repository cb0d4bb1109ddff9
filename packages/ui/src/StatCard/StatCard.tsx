import type { ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';

export type StatCardProps = {
  label: ReactNode;
  value: ReactNode;
  /** A change or comparison under the figure. */
  detail?: ReactNode;
  trend?: 'up' | 'down';
  icon?: ReactNode;
  isLoading?: boolean;
  className?: string;
};

/** One figure that matters. Set several side by side in a grid. */
export function StatCard({ label, value, detail, trend, icon, isLoading, className }: StatCardProps) {
  return (
    <div
      className={cx('flex flex-col gap-1 rounded-lg border border-line bg-raised px-5 py-4', className)}
      aria-busy={!!isLoading}
    >
      <div className="flex items-center justify-between gap-2 text-sm text-muted [&_svg]:size-4">
        <span>{label}</span>
        {icon}
      </div>
      {isLoading ? (
        <Skeleton className="my-1.5 h-8 w-24" />
      ) : (
        <div className="tabular text-[1.75rem] leading-10 font-medium tracking-tight">{value}</div>
      )}
      {detail && (
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
