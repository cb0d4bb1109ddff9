import { type ApiError, toApiError } from '@caravan/sdk';
import { toast } from '@caravan/ui/toast';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { isUnanswered, reportFailure, retryEveryMs } from '../connection/connection.ts';
import { goToChangePassword, goToError, goToLogin } from '../session/loginPath.ts';

/** What a screen may say about its calls, in a query's or a mutation's `meta`. */
export interface CallMeta extends Record<string, unknown> {
  /** Being signed out is an answer here, not a reason to leave for the sign-in page. */
  signedOutAllowed?: boolean;
  /** The toast's words when a change fails; `false` when the screen shows the error itself, or nobody waits for the answer. */
  errorToast?: false | { title: string; message?: string };
}

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError;
    queryMeta: CallMeta;
    mutationMeta: CallMeta;
  }
}

/** What may not be read has a page of its own (H-494, T-250), also when not the product but a proxy said so. */
const isRefused = (error: ApiError) => error.status === 401 || error.status === 403;

/**
 * The client with the one decoder of errors: what a sign-in mends leaves for the sign-in page (H-493), other 401 and
 * 403 for their error page (H-494), 404 goes to the route's boundary, a failed change is a toast unless the form shows
 * it at its fields.
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
          // The banner says this, for all calls at once.
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
        // The SDK repeats what is safe to repeat; doing so here again would only delay the error.
        retry: false,
        // What nobody answered is asked again while it is on the screen.
        refetchInterval: ({ state }) =>
          state.error !== null && isUnanswered(state.error) ? retryEveryMs : false,
        throwOnError: (cause, query) =>
          query.state.data === undefined && [401, 403, 404].includes(toApiError(cause).status),
      },
    },
  });
}
