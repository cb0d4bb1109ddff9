import type { ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { type DataState, standIn } from '../internal/standIn.tsx';
import { Facts, type Fact } from '../Facts/Facts.tsx';

export type RideStop = { label: ReactNode; detail?: ReactNode; time?: ReactNode };
export type RideCardProps = Omit<DataState, 'empty'> & {
  title: ReactNode;
  /** A Badge with the ride's status. */
  status?: ReactNode;
  from: RideStop;
  to: RideStop;
  /** Content between the stops, such as '35 min · 22 km'. */
  journey?: ReactNode;
  /** Driver, vehicle, flight, passengers. */
  facts?: readonly Fact[];
  price?: ReactNode;
  actions?: ReactNode;
  /** Content below the actions, such as the deadline for free cancellation. */
  note?: ReactNode;
  level?: 2 | 3 | 4;
  className?: string;
};

/** A ground transfer: pickup, drop-off, time, and driver. */
export function RideCard({
  title,
  status,
  from,
  to,
  journey,
  facts = [],
  price,
  actions,
  note,
  level = 3,
  className,
  ...state
}: RideCardProps) {
  const Heading = `h${level}` as const;
  const instead = standIn(state, { className: cx('rounded-lg border border-line bg-raised p-6', className) });
  if (instead) return instead;
  return (
    <section className={cx('rounded-lg border border-line bg-raised', className)}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 pt-5 sm:px-6">
        <Heading className="font-semibold">{title}</Heading>
        {status}
      </div>
      <ol className="px-5 pt-5 sm:px-6">
        <Stop stop={from} />
        {journey && (
          <li className="tabular ms-[0.28125rem] border-s border-dashed border-line-strong py-1 ps-5 text-[0.8125rem] text-muted">
            {journey}
          </li>
        )}
        <Stop stop={to} end />
      </ol>
      {facts.length > 0 && (
        <div className="mx-5 mt-5 border-t border-line pt-4 sm:mx-6">
          <Facts items={facts} layout="grid" />
        </div>
      )}
      {(price || actions || note) && (
        <footer className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line px-5 py-4 sm:px-6">
          {price && <span className="tabular me-auto font-semibold">{price}</span>}
          {actions && <div className="ms-auto flex flex-wrap gap-2">{actions}</div>}
          {note && <p className="w-full text-[0.8125rem] text-muted">{note}</p>}
        </footer>
      )}
      {!price && !actions && !note && <div className="pb-5 sm:pb-6" />}
    </section>
  );
}

function Stop({ stop, end }: { stop: RideStop; end?: boolean }) {
  return (
    <li className="flex items-start gap-3.5">
      <span
        aria-hidden
        className={cx(
          'mt-1.5 size-2.5 shrink-0 border-2 border-accent-text',
          end ? 'bg-accent-text' : 'rounded-full bg-raised',
        )}
      />
      <span className="min-w-0 flex-1">
        <span className="block font-medium">{stop.label}</span>
        {stop.detail && <span className="block text-[0.8125rem] text-muted">{stop.detail}</span>}
      </span>
      {stop.time && <span className="tabular shrink-0 font-medium">{stop.time}</span>}
    </li>
  );
}
