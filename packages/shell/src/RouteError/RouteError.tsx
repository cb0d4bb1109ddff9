import { toApiError } from '@caravan/sdk';
import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { isUnloaded } from '../chunks/chunks.ts';
import { isUnanswered, retryEveryMs } from '../connection/connection.ts';
import { LateErrorPage } from '../ErrorPage/LateErrorPage.tsx';
import { RoutePending } from '../RoutePending/RoutePending.tsx';

/** The error boundary of every route. Users who are signed out or not allowed are already being redirected. */
export function RouteError({ error: cause, reset }: ErrorComponentProps) {
  const router = useRouter();
  const queries = useQueryErrorResetBoundary();
  const error = toApiError(cause);
  const retry = () => {
    queries.reset();
    reset();
    void router.invalidate();
  };
  const stale = isUnloaded(cause);
  const unanswered = !stale && isUnanswered(error);
  const again = useEffectEvent(retry);
  useEffect(() => {
    if (!unanswered) return;
    // A page whose calls got no response retries on its own.
    const timer = setTimeout(() => again(), retryEveryMs);
    return () => clearTimeout(timer);
  }, [unanswered, cause]);
  if (stale) return <LateErrorPage stale onRetry={() => window.location.reload()} />;
  if ([401, 403].includes(error.status)) return <RoutePending />;
  return <LateErrorPage error={error} onRetry={retry} />;
}
