import { lazy, type ReactNode, Suspense } from 'react';
import { cx } from '../internal/cx.ts';
import type { IllustrationName } from '../Illustration/Illustration.tsx';

// Lists that have items don't need it. If it doesn't load, such as while offline, its place stays empty.
const Illustration = lazy(() =>
  import('../Illustration/Illustration.tsx')
    .then((m) => ({ default: m.Illustration }))
    .catch(() => ({ default: Blank })),
);

export type EmptyStateProps = {
  title: ReactNode;
  children?: ReactNode;
  art?: IllustrationName;
  /** The next step, usually one Button or LinkButton. */
  action?: ReactNode;
  /** Heading level in the page's outline. */
  level?: 2 | 3 | 4;
  /** A few lines without a picture, for a card or a part of one. */
  compact?: boolean;
  className?: string;
};

/** Shown when a list has no items yet: an illustration, what belongs here, and the next step. */
export function EmptyState({
  title,
  children,
  art = 'horizon',
  action,
  level = 2,
  compact,
  className,
}: EmptyStateProps) {
  const Heading = `h${level}` as const;
  if (compact)
    return (
      <div className={className}>
        <Heading className="font-medium">{title}</Heading>
        {children && <div className="mt-1 max-w-prose text-sm text-muted">{children}</div>}
        {action && <div className="mt-4">{action}</div>}
      </div>
    );
  return (
    <div className={cx('flex flex-col items-center px-6 py-14 text-center', className)}>
      <Suspense fallback={<Blank />}>
        <Illustration name={art} />
      </Suspense>
      <Heading className="display-heading mt-6">{title}</Heading>
      {children && <div className="mt-2 max-w-prose text-sm text-muted">{children}</div>}
      {action && <div className="mt-6 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  );
}

/** Takes up the illustration's place while it loads, so that nothing shifts. */
function Blank() {
  return <svg viewBox="0 0 200 136" aria-hidden className="w-50 max-w-full" />;
}
