import {
  create,
  type DescMessage,
  type DescMethodUnary,
  type MessageInitShape,
  type MessageShape,
  toJson,
} from '@bufbuild/protobuf';
import { ApiError } from '@caravan/sdk';
import { transport } from '@caravan/sdk/connect';
import { Code, ConnectError } from '@connectrpc/connect';
import { type UseQueryOptions, useQuery } from '@tanstack/react-query';

const statuses: Partial<Record<Code, number>> = {
  [Code.InvalidArgument]: 422,
  [Code.FailedPrecondition]: 409,
  [Code.Aborted]: 409,
  [Code.AlreadyExists]: 409,
  [Code.Unauthenticated]: 401,
  [Code.PermissionDenied]: 403,
  [Code.NotFound]: 404,
  [Code.ResourceExhausted]: 429,
  [Code.Unavailable]: 503,
};

/** Converts a failed Connect call to the ApiError that every screen handles. */
export function rpcError(cause: unknown): ApiError {
  const error = ConnectError.from(cause);
  return new ApiError(
    statuses[error.code] ?? 500,
    error.metadata.get('caravan-code') ?? Code[error.code].toLowerCase(),
    error.rawMessage,
    {},
    {},
    undefined,
    error.metadata.has('caravan-sign-in'),
  );
}

/** A unary Connect call as a query; its key is the method's name and the request itself. */
export function useRpc<I extends DescMessage, O extends DescMessage>(
  method: DescMethodUnary<I, O>,
  input: MessageInitShape<I>,
  options?: Partial<UseQueryOptions<MessageShape<O>, ApiError>>,
) {
  return useQuery<MessageShape<O>, ApiError>({
    ...options,
    queryKey: [method.parent.typeName, method.name, toJson(method.input, create(method.input, input))],
    queryFn: async ({ signal }) => {
      try {
        return (await transport().unary(method, signal, undefined, undefined, input)).message;
      } catch (cause) {
        throw rpcError(cause);
      }
    },
  });
}
