import type { ReactNode } from 'react';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import type { IllustrationName } from '../Illustration/Illustration.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { useSay } from './say.ts';

/** The loading state of a component's data; every component that shows data takes these props. */
export type DataState = {
  /** Data is loading: shows a placeholder of about the same size. */
  isLoading?: boolean;
  /** Why there is nothing to show. */
  error?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** Shown when there is no data: a sentence or an EmptyState. */
  empty?: ReactNode;
};

type Options = {
  isEmpty?: boolean;
  /** Illustration for the default empty state. */
  art?: IllustrationName;
  /** The loading placeholder. */
  waiting?: ReactNode;
  /**
   * Set when the component is a region of its own, whose error state has room for an illustration; others are
   * in cards.
   */
  isRegion?: boolean;
  className?: string | undefined;
};

/** What to render in place of a component whose data is loading, failed, or missing; null when the data is there. */
export function standIn({ isLoading, error, onRetry, empty }: DataState, options: Options): ReactNode {
  const { isEmpty, art, waiting, isRegion, className } = options;
  if (error !== undefined)
    return (
      <ErrorState level={3} compact={!isRegion} className={className} {...(onRetry && { onRetry })}>
        {error}
      </ErrorState>
    );
  if (isLoading) return <Waiting className={className}>{waiting}</Waiting>;
  if (!isEmpty) return null;
  return typeof empty === 'object' && empty !== null ? empty : <Nothing art={art}>{empty}</Nothing>;
}

function Nothing({ art = 'horizon', children }: { art?: IllustrationName | undefined; children: ReactNode }) {
  const say = useSay();
  return <EmptyState level={3} title={children ?? say('Nothing to show yet')} art={art} />;
}

function Waiting({ className, children }: { className: string | undefined; children: ReactNode }) {
  const say = useSay();
  return (
    <div role="status" aria-busy aria-label={say('Loading')} className={className}>
      {children ?? <Skeleton lines={4} />}
    </div>
  );
}
