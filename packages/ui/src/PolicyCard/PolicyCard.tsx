import { ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { type DataState, standIn } from '../internal/standIn.tsx';
import { Facts, type Fact } from '../Facts/Facts.tsx';

export type PolicyCardProps = Omit<DataState, 'empty'> & {
  title: ReactNode;
  /** A Badge with the policy's number or state. */
  status?: ReactNode;
  description?: ReactNode;
  facts?: readonly Fact[];
  /** Links to the documents and to claims. */
  actions?: ReactNode;
  /** Dims a policy that no longer covers anyone. */
  isEnded?: boolean;
  level?: 2 | 3 | 4;
  className?: string;
};

/** An insurance policy: who is covered, its number, and where to find its documents. */
export function PolicyCard({
  title,
  status,
  description,
  facts = [],
  actions,
  isEnded,
  level = 3,
  className,
  ...state
}: PolicyCardProps) {
  const Heading = `h${level}` as const;
  const instead = standIn(state, { className: cx('rounded-lg border border-line bg-raised p-6', className) });
  if (instead) return instead;
  return (
    <section className={cx('rounded-lg border border-line bg-raised', className)}>
      <div className="flex items-start gap-4 p-5 sm:p-6">
        <span
          aria-hidden
          className={cx(
            'grid size-10 shrink-0 place-items-center rounded-md [&_svg]:size-5',
            isEnded ? 'bg-sunken text-muted' : 'bg-accent-soft text-accent-text',
          )}
        >
          <ShieldCheck />
        </span>
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <Heading className={cx('font-semibold', isEnded && 'text-muted')}>{title}</Heading>
            {status}
          </div>
          {description && <p className="mt-0.5 text-sm text-muted">{description}</p>}
          {facts.length > 0 && <Facts items={facts} className="mt-3" />}
        </div>
      </div>
      {actions && (
        <div className="flex flex-wrap gap-x-5 gap-y-2 border-t border-line px-5 py-3.5 text-sm sm:px-6">
          {actions}
        </div>
      )}
    </section>
  );
}
