import type { ReactNode } from 'react';
import { cx } from '../internal/cx.ts';

export type PageHeaderProps = {
  title: ReactNode;
  kicker?: ReactNode;
  description?: ReactNode;
  /** Content next to the title, such as a status or 'ID# 4F2A'. */
  badges?: ReactNode;
  /** Buttons, the primary one last. */
  actions?: ReactNode;
  breadcrumb?: ReactNode;
  className?: string;
};

/** The title of a page and its actions. Renders the page's only h1. */
export function PageHeader({
  title,
  kicker,
  description,
  badges,
  actions,
  breadcrumb,
  className,
}: PageHeaderProps) {
  return (
    <header className={cx('flex flex-col gap-4', className)}>
      {breadcrumb}
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="min-w-0">
          {kicker && <p className="kicker mb-2">{kicker}</p>}
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <h1 className="display-title min-w-0">{title}</h1>
            {badges && <div className="flex flex-wrap gap-2">{badges}</div>}
          </div>
          {description && <p className="mt-2 max-w-prose text-[0.9375rem] text-muted">{description}</p>}
        </div>
        {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
      </div>
    </header>
  );
}
