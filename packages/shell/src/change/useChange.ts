import type { ApiError } from '@caravan/sdk';
import { type ToastOptions, toast } from '@caravan/ui/toast';
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { CallMeta } from '../query/queryClient.ts';
import { createIntents } from './intents.ts';

/**
 * What a client function receives in addition to its input: the idempotency key, and a callback for the
 * queries it invalidates.
 */
export type ChangeRequest = {
  headers: { 'Idempotency-Key': string };
  onInvalidated?: (addresses: readonly string[]) => void;
};

/** The input of a client function: every parameter before the request, which is last. */
export type InputOf<P extends unknown[]> = Required<P> extends [...infer Input, unknown] ? Input : [];

export type ChangeOptions<Input extends unknown[], Result> = {
  /** Success toast: a sentence, or a whole toast. Omit it when the screen itself shows the result. */
  done?: Said | ((result: Result, ...input: Input) => Said | undefined);
  /** Queries to invalidate on success, in addition to those that the contract declares (x-invalidates). */
  refresh?: readonly QueryKey[] | ((result: Result, ...input: Input) => readonly QueryKey[]);
  /** Queries to invalidate when the server rejects the change, because what is on screen is outdated. */
  refreshRefused?: readonly QueryKey[];
  /** The same, for a conflict with someone else's change. */
  refreshConflict?: readonly QueryKey[];
  onDone?: (result: Result, ...input: Input) => unknown;
  onFailed?: (error: ApiError, ...input: Input) => unknown;
  /** Called after either outcome. */
  onEnd?: () => unknown;
  /** How to report a failure: a toast with this message, or `here` if the screen or its form shows `error`. */
  failed?: 'here' | Exclude<CallMeta['errorToast'], false> | undefined;
  /** Treats 401 as a result instead of redirecting to sign-in. */
  signedOutAllowed?: boolean;
};

type Said = string | ToastOptions;

export type Change<Input extends unknown[], Result> = {
  /** Starts the change; the options report the outcome. */
  run: (...input: Input) => void;
  /**
   * Starts the change and returns its result. Rejects with the ApiError, which is also reported according to
   * `failed`.
   */
  send: (...input: Input) => Promise<Result>;
  isPending: boolean;
  isSuccess: boolean;
  error: ApiError | null;
  /** The error in one sentence: the message of a field if there is one, otherwise the server's. */
  problem: string | undefined;
  data: Result | undefined;
  /** The input that was sent last. */
  input: Input | undefined;
  /** Clears the outcome and the intent, so that the next run is a new intent. */
  reset: () => void;
};

/**
 * The only way to make a change on the server:
 *
 *     const invite = useChange(createUser, { done: words.invited, onDone: onClose });
 *     invite.run({ email, group });
 *
 * `call` is a function of `@caravan/sdk/client`, or one that takes its input and, last, the request to pass
 * on. The idempotency key is created once per intent: pressing again after a lost response sends the same
 * key, so that nothing happens twice. A success or rejection ends the intent, and another object is another
 * intent.
 */
export function useChange<Parameters extends unknown[], Result>(
  call: (...parameters: Parameters) => Promise<Result>,
  options: ChangeOptions<InputOf<Parameters>, Result> = {},
): Change<InputOf<Parameters>, Result> {
  type Input = InputOf<Parameters>;
  const client = useQueryClient();
  const [intents] = useState(createIntents);
  const mutation = useMutation<Result, ApiError, Input>({
    mutationFn: (input) => {
      const request: ChangeRequest = {
        headers: { 'Idempotency-Key': intents.keyOf(input) },
        onInvalidated: (addresses) =>
          void client.invalidateQueries({
            predicate: ({ queryKey: [address] }) => addresses.some((one) => isAt(one, address)),
          }),
      };
      return call(...([...input, request] as unknown as Parameters));
    },
    onSuccess: async (result, input) => {
      intents.done(input);
      const { done, refresh, onDone } = options;
      for (const queryKey of typeof refresh === 'function' ? refresh(result, ...input) : (refresh ?? []))
        void client.invalidateQueries({ queryKey });
      const said = typeof done === 'function' ? done(result, ...input) : done;
      if (said) toast(typeof said === 'string' ? { title: said } : said);
      await onDone?.(result, ...input);
    },
    onError: (error, input) => {
      if (isRefusal(error)) {
        intents.done(input);
        const { refreshRefused = [], refreshConflict = [] } = options;
        for (const queryKey of [...refreshRefused, ...(error.status === 409 ? refreshConflict : [])])
          void client.invalidateQueries({ queryKey });
      }
      return options.onFailed?.(error, ...input);
    },
    onSettled: () => options.onEnd?.(),
    meta: {
      ...(options.failed && { errorToast: options.failed === 'here' ? false : options.failed }),
      ...(options.signedOutAllowed && { signedOutAllowed: true }),
    },
  });
  const { mutate, mutateAsync, reset } = mutation;
  const run = useCallback((...input: Input) => mutate(input), [mutate]);
  const send = useCallback((...input: Input) => mutateAsync(input), [mutateAsync]);
  return {
    run,
    send,
    isPending: mutation.isPending,
    isSuccess: mutation.isSuccess,
    error: mutation.error,
    problem: mutation.error ? problemOf(mutation.error) : undefined,
    data: mutation.data,
    input: mutation.variables,
    reset: () => {
      intents.forget();
      reset();
    },
  };
}

/** Whether a query key matches a path template of the contract, whose parameters match any value. */
function isAt(template: string, address: unknown): boolean {
  if (typeof address !== 'string') return false;
  const [parts, given] = [template.split('/'), address.split('/')];
  return parts.length === given.length && parts.every((part, i) => part.startsWith(':') || part === given[i]);
}

/** The error in one sentence, for when no field shows its own. */
const problemOf = ({ fields, message }: ApiError) => Object.values(fields)[0] ?? message;

/**
 * Whether the server has definitely rejected the change. Without a response, or while it is still in
 * progress, it may have been applied.
 */
const isRefusal = ({ status, code }: ApiError) =>
  status > 0 && status < 500 && code !== 'in_progress' && code !== 'idempotency_key_reuse';
