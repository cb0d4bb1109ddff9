import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { useSay } from '../internal/say.ts';

export type ErrorStateProps = {
  title?: ReactNode;
  children?: ReactNode;
  onRetry?: () => void;
  /** Beside or instead of the retry button. */
  action?: ReactNode;
  level?: 2 | 3 | 4;
  className?: string | undefined;
};

/** What a region shows when it could not load. */
export function ErrorState({ title, children, onRetry, action, level, className }: ErrorStateProps) {
  const say = useSay();
  return (
    <div role="alert" className={className}>
      <EmptyState
        title={title ?? say('Something went wrong')}
        art="broken"
        {...(level && { level })}
        action={
          <>
            {onRetry && <Button onPress={onRetry}>{say('Try again')}</Button>}
            {action}
          </>
        }
      >
        {children}
      </EmptyState>
    </div>
  );
}
