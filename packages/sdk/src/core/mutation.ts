import {
  type QueryClient,
  useMutation,
  type UseMutationOptions,
  type UseMutationResult,
} from '@tanstack/react-query';
import type { ApiError } from './error.ts';
import type { CallInit } from './http.ts';

/** Options of a mutation hook: React Query's, and the call's own. */
export interface MutationInit<Data, Variables, Context> {
  mutation?: UseMutationOptions<Data, ApiError, Variables, Context> | undefined;
  request?: CallInit | undefined;
}

export type MutationResult<Data, Variables, Context> = UseMutationResult<Data, ApiError, Variables, Context>;

/** The mutation hook of one call, keyed by the call's name. */
export function useSend<Data, Variables, Context>(
  name: string,
  call: (variables: Variables, init?: CallInit) => Promise<Data>,
  options: MutationInit<Data, Variables, Context> = {},
  client?: QueryClient,
): MutationResult<Data, Variables, Context> {
  return useMutation(
    { mutationKey: [name], mutationFn: (variables) => call(variables, options.request), ...options.mutation },
    client,
  );
}
