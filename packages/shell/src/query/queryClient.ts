import { type ApiError, toApiError } from '@caravan/sdk';
import { toast } from '@caravan/ui/toast';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { isUnanswered, reportFailure, retryEveryMs } from '../connection/connection.ts';
import { goToChangePassword, goToError, goToLogin } from '../session/loginPath.ts';

/** What a screen can declare about its calls in the `meta` of a query or mutation. */
export interface CallMeta extends Record<string, unknown> {
  /** Treats 401 as a result instead of redirecting to sign-in. */
  signedOutAllowed?: boolean;
  /**
   * The toast for a failed mutation; `false` when the screen shows the error itself, or no one is waiting for
   * the result.
   */
  errorToast?: false | { title: string; message?: string };
}

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError;
    queryMeta: CallMeta;
    mutationMeta: CallMeta;
  }
}

/**
 * Forbidden content has an error page of its own (H-494, T-250), even if a proxy rather than the product
 * denied access.
 */
const isRefused = (error: ApiError) => error.status === 401 || error.status === 403;

/**
 * The query client with central error handling: errors that signing in resolves redirect to the sign-in page
 * (H-493), other 401s and 403s to their error page (H-494), a 404 goes to the route's error boundary, and a
 * failed mutation shows a toast unless the form shows it at its fields.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (cause, query) => {
        const error = toApiError(cause);
        reportFailure(error);
        if (error.code === 'password_expired') goToChangePassword();
        else if (error.signIn && !query.meta?.signedOutAllowed) goToLogin();
        else if (isRefused(error) && query.state.data === undefined && !query.meta?.signedOutAllowed)
          goToError(error.status);
        else if (
          query.state.data !== undefined &&
          query.meta?.errorToast !== false &&
          ![401, 403, 404].includes(error.status) &&
          // The connection banner reports this for all calls together.
          !isUnanswered(error)
        ) {
          toast({ tone: 'error', title: error.message, id: 'refresh-failed' });
        }
      },
    }),
    mutationCache: new MutationCache({
      onError: (cause, _variables, _result, mutation) => {
        const error = toApiError(cause);
        reportFailure(error);
        const words = mutation.meta?.errorToast;
        if (error.code === 'password_expired') goToChangePassword();
        else if (error.signIn && !mutation.meta?.signedOutAllowed) goToLogin();
        else if (words === false || (!words && Object.keys(error.fields).length > 0)) return;
        else toast({ tone: 'error', ...(words ?? { title: error.message }) });
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // The SDK retries what is safe to retry; retrying here would only delay the error.
        retry: false,
        // Queries that got no response are retried while they are on screen.
        refetchInterval: ({ state }) =>
          state.error !== null && isUnanswered(state.error) ? retryEveryMs : false,
        throwOnError: (cause, query) =>
          query.state.data === undefined && [401, 403, 404].includes(toApiError(cause).status),
      },
    },
  });
}
