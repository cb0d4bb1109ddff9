import type { QueryClient } from '@tanstack/react-query';
import { type MutationInit, type MutationResult, useSend } from '../../../core/mutation.ts';
import { type AskInit, type Asked, type AskResult, ask, useAsk } from '../../../core/query.ts';
import * as calls from '../calls/access.ts';
import type { AdminListApiKeysParams, ApiKey, ApiKeyInput, ApiKeyPage, ApiKeySecret, Assignments, AssignmentsInput, ListApiKeysParams, RotationInput } from '../model/index.ts';

export const getListApiKeysQueryKey = (operatorId: string, params?: ListApiKeysParams) => [`/api/me/operators/${operatorId}/api-keys`, ...(params ? [params] : [])] as const;
export const getListApiKeysQueryOptions = <T = ApiKeyPage>(operatorId: string, params?: ListApiKeysParams, options?: AskInit<ApiKeyPage, T>): Asked<ApiKeyPage, T> =>
  ask(getListApiKeysQueryKey(operatorId, params), (init) => calls.listApiKeys(operatorId, params, init), options, [operatorId]);
/**
 * Returns each key with its scopes, state, and last use. Secrets are returned only when a key is created.
 * @summary List an operator's API keys, newest first
 */
export const useListApiKeys = <T = ApiKeyPage>(operatorId: string, params?: ListApiKeysParams, options?: AskInit<ApiKeyPage, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListApiKeysQueryOptions(operatorId, params, options), client);

/**
 * The response is the only one that contains the key. The key is not stored, so a repeated call with the same Idempotency-Key is answered without it.
 * @summary Create an API key
 */
export const useCreateApiKey = <C = unknown>(options?: MutationInit<ApiKeySecret, { operatorId: string; data: ApiKeyInput }, C>, client?: QueryClient): MutationResult<ApiKeySecret, { operatorId: string; data: ApiKeyInput }, C> =>
  useSend('createApiKey', ({ operatorId, data }, init) => calls.createApiKey(operatorId, data, init), options, client);

export const getAdminListApiKeysQueryKey = (params?: AdminListApiKeysParams) => [`/api/admin/api-keys`, ...(params ? [params] : [])] as const;
export const getAdminListApiKeysQueryOptions = <T = ApiKeyPage>(params?: AdminListApiKeysParams, options?: AskInit<ApiKeyPage, T>): Asked<ApiKeyPage, T> =>
  ask(getAdminListApiKeysQueryKey(params), (init) => calls.adminListApiKeys(params, init), options);
/**
 * For admins who look after every operator's integrations. Secrets are never returned. Filter by operator or by state.
 * @summary List the API keys of all operators in the marketplace, newest first
 */
export const useAdminListApiKeys = <T = ApiKeyPage>(params?: AdminListApiKeysParams, options?: AskInit<ApiKeyPage, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getAdminListApiKeysQueryOptions(params, options), client);

/**
 * Returns the new secret once. The previous key keeps working during the overlap; deploy the new secret to every program before it ends.
 * @summary Rotate an API key
 */
export const useRotateApiKey = <C = unknown>(options?: MutationInit<ApiKeySecret, { id: string; data: RotationInput }, C>, client?: QueryClient): MutationResult<ApiKeySecret, { id: string; data: RotationInput }, C> =>
  useSend('rotateApiKey', ({ id, data }, init) => calls.rotateApiKey(id, data, init), options, client);

/**
 * Takes effect immediately: calls with the key are refused. A revoked key cannot be restored; revoking it again is not an error.
 * @summary Revoke an API key
 */
export const useRevokeApiKey = <C = unknown>(options?: MutationInit<ApiKey, { id: string }, C>, client?: QueryClient): MutationResult<ApiKey, { id: string }, C> =>
  useSend('revokeApiKey', ({ id }, init) => calls.revokeApiKey(id, init), options, client);

export const getGetAssignmentsQueryKey = (id: string) => [`/api/admin/users/${id}/assignments`] as const;
export const getGetAssignmentsQueryOptions = <T = Assignments>(id: string, options?: AskInit<Assignments, T>): Asked<Assignments, T> =>
  ask(getGetAssignmentsQueryKey(id), (init) => calls.getAssignments(id, init), options, [id]);
/**
 * Account managers see and work on their assigned hosts and trips only.
 * @summary List the hosts and trips assigned to an account manager
 */
export const useGetAssignments = <T = Assignments>(id: string, options?: AskInit<Assignments, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetAssignmentsQueryOptions(id, options), client);

/**
 * Anything not listed is unassigned. The account manager's access changes immediately.
 * @summary Replace the hosts and trips assigned to an account manager
 */
export const useSetAssignments = <C = unknown>(options?: MutationInit<Assignments, { id: string; data: AssignmentsInput }, C>, client?: QueryClient): MutationResult<Assignments, { id: string; data: AssignmentsInput }, C> =>
  useSend('setAssignments', ({ id, data }, init) => calls.setAssignments(id, data, init), options, client);
