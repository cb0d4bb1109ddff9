import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { cx } from '../internal/cx.ts';
import { useSay } from '../internal/say.ts';
import { SimpleButton } from '../SimpleButton/SimpleButton.tsx';

export type ErrorStateProps = {
  title?: ReactNode;
  children?: ReactNode;
  onRetry?: () => void;
  /** An action next to, or instead of, the retry button. */
  action?: ReactNode;
  level?: 2 | 3 | 4;
  /** Shows a few lines without an illustration, for a card or a part of one. */
  compact?: boolean;
  className?: string | undefined;
};

/** Shown when a region fails to load. */
export function ErrorState({
  title,
  children,
  onRetry,
  action,
  level = 2,
  compact,
  className,
}: ErrorStateProps) {
  const say = useSay();
  const Heading = `h${level}` as const;
  const said = title ?? say('Something went wrong');
  const small = compact && ({ size: 'sm', variant: 'secondary' } as const);
  const actions = (
    <>
      {onRetry && (
        <SimpleButton {...small} onPress={onRetry}>
          {say('Try again')}
        </SimpleButton>
      )}
      {action}
    </>
  );
  if (!compact)
    return (
      <div role="alert" className={className}>
        <EmptyState title={said} art="broken" level={level} action={actions}>
          {children}
        </EmptyState>
      </div>
    );
  return (
    <div role="alert" className={cx('flex gap-3', className)}>
      <TriangleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0 text-red" />
      <div className="min-w-0 flex-1 text-sm">
        <Heading className="font-medium">{said}</Heading>
        {children && <div className="mt-0.5 text-muted">{children}</div>}
        {(onRetry ?? action) && <div className="mt-3 flex flex-wrap gap-2">{actions}</div>}
      </div>
    </div>
  );
}
