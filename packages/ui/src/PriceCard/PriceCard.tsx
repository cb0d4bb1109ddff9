import type { ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { type DataState, standIn } from '../internal/standIn.tsx';
import { useSay } from '../internal/say.ts';

export type PriceCardProps = Omit<DataState, 'empty'> & {
  title: ReactNode;
  /** The formatted price, such as '$2,450'. */
  price: ReactNode;
  /** The unit, such as 'per traveler'. */
  unit?: ReactNode;
  /** The previous price, shown struck through. */
  before?: string;
  badge?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  note?: ReactNode;
  level?: 2 | 3 | 4;
  className?: string;
};

/** A price and the button to buy at it. */
export function PriceCard({
  title,
  price,
  unit,
  before,
  badge,
  children,
  action,
  note,
  level = 3,
  className,
  ...state
}: PriceCardProps) {
  const say = useSay();
  const Heading = `h${level}` as const;
  const instead = standIn(state, { className: cx('rounded-lg border border-line bg-raised p-6', className) });
  if (instead) return instead;
  return (
    <section className={cx('rounded-lg border border-line bg-raised p-6', className)}>
      <div className="flex items-start justify-between gap-3">
        <Heading className="text-sm font-medium text-muted">{title}</Heading>
        {badge}
      </div>
      <p className="tabular mt-2 flex flex-wrap items-baseline gap-x-2">
        {before && (
          <s className="text-base text-muted">
            <span className="sr-only">{say('Before')}: </span>
            {before}
          </s>
        )}
        <span className="display text-4xl">{price}</span>
        {unit && <span className="text-sm text-muted">{unit}</span>}
      </p>
      {children && <div className="mt-4 text-sm">{children}</div>}
      {action && <div className="mt-5 flex flex-col">{action}</div>}
      {note && <p className="mt-3 text-center text-[0.8125rem] text-muted">{note}</p>}
    </section>
  );
}
