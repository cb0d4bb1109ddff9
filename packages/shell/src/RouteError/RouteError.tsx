import { toApiError } from '@caravan/sdk';
import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { ErrorPage } from '../ErrorPage/ErrorPage.tsx';
import { RoutePending } from '../RoutePending/RoutePending.tsx';

/** The boundary of every route. Who is signed out, or not allowed, is on the way to another page already. */
export function RouteError({ error: cause, reset }: ErrorComponentProps) {
  const router = useRouter();
  const queries = useQueryErrorResetBoundary();
  const error = toApiError(cause);
  if ([401, 403].includes(error.status)) return <RoutePending />;
  const retry = () => {
    queries.reset();
    reset();
    void router.invalidate();
  };
  return <ErrorPage error={error} onRetry={retry} />;
}
