import type { ApiError } from '@caravan/sdk';
import { type ToastOptions, toast } from '@caravan/ui/toast';
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { CallMeta } from '../query/queryClient.ts';
import { createIntents } from './intents.ts';

/** What a client function is given beside its input: the change's own key, and who hears what it makes untrue. */
export type ChangeRequest = {
  headers: { 'Idempotency-Key': string };
  onInvalidated?: (addresses: readonly string[]) => void;
};

/** The input of a client function: all it takes before the request, which is last. */
export type InputOf<P extends unknown[]> = Required<P> extends [...infer Input, unknown] ? Input : [];

export type ChangeOptions<Input extends unknown[], Result> = {
  /** Said when it is done: a sentence, or a whole toast. Nothing when the screen shows it itself. */
  done?: Said | ((result: Result, ...input: Input) => Said | undefined);
  /** What is read anew once it is done, beside what the contract says that the call makes untrue (x-invalidates). */
  refresh?: readonly QueryKey[] | ((result: Result, ...input: Input) => readonly QueryKey[]);
  /** What is read anew when the server refuses it: what was shown is not so any more. */
  refreshRefused?: readonly QueryKey[];
  /** The same, when somebody else has changed it meanwhile. */
  refreshConflict?: readonly QueryKey[];
  onDone?: (result: Result, ...input: Input) => unknown;
  onFailed?: (error: ApiError, ...input: Input) => unknown;
  /** After either. */
  onEnd?: () => unknown;
  /** How a failure is said: by a toast, in these words, or `here`: the screen or its form shows `error`. */
  failed?: 'here' | Exclude<CallMeta['errorToast'], false> | undefined;
  /** Being signed out is an answer here, not a reason to leave for the sign-in page. */
  signedOutAllowed?: boolean;
};

type Said = string | ToastOptions;

export type Change<Input extends unknown[], Result> = {
  /** Starts it; what comes of it is said by the options. */
  run: (...input: Input) => void;
  /** Starts it and gives its result; rejects with the ApiError, which is said as `failed` tells. */
  send: (...input: Input) => Promise<Result>;
  isPending: boolean;
  isSuccess: boolean;
  error: ApiError | null;
  /** The failure in one sentence: what is wrong with a field before what the server says of it all. */
  problem: string | undefined;
  data: Result | undefined;
  /** What was sent last. */
  input: Input | undefined;
  /** Forgets what came of it, and the intent: the next one is a new one. */
  reset: () => void;
};

/**
 * A change of something on the server, the one way to make one:
 *
 *     const invite = useChange(createUser, { done: words.invited, onDone: onClose });
 *     invite.run({ email, group });
 *
 * `call` is a function of `@caravan/sdk/client`, or one that takes its input and, last, the request that it hands on.
 * The idempotency key is made once per intent: pressing again after a lost answer sends the same one, so that nothing
 * happens twice. What has succeeded or was refused is over; another object is another intent.
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

/** Whether a query is of an address of the contract, whose tokens stand for any value. */
function isAt(template: string, address: unknown): boolean {
  if (typeof address !== 'string') return false;
  const [parts, given] = [template.split('/'), address.split('/')];
  return parts.length === given.length && parts.every((part, i) => part.startsWith(':') || part === given[i]);
}

/** A failure in one sentence, where no field shows its own. */
const problemOf = ({ fields, message }: ApiError) => Object.values(fields)[0] ?? message;

/** Whether the server has said no. Without an answer, or with one that it still works on it, it may have been done. */
const isRefusal = ({ status, code }: ApiError) =>
  status > 0 && status < 500 && code !== 'in_progress' && code !== 'idempotency_key_reuse';
