import * as $core from '../../../core/call.ts';
import type { CallInit } from '../../../core/http.ts';
import type { AdminListApiKeysParams, ApiKey, ApiKeyInput, ApiKeyPage, ApiKeySecret, Assignments, AssignmentsInput, ListApiKeysParams, RotationInput } from '../model/index.ts';

/**
 * Returns each key with its scopes, state, and last use. Secrets are returned only when a key is created.
 * @summary List an operator's API keys, newest first
 */
export function listApiKeys(operatorId: string, params?: ListApiKeysParams, options?: CallInit): Promise<ApiKeyPage> {
  return $core.call('GET', '/api/me/operators/:operatorId/api-keys', { tokens: { operatorId }, query: params }, options);
}

/**
 * The response is the only one that contains the key. The key is not stored, so a repeated call with the same Idempotency-Key is answered without it.
 * @summary Create an API key
 */
export function createApiKey(operatorId: string, apiKeyInput: ApiKeyInput, options?: CallInit): Promise<ApiKeySecret> {
  return $core.call('POST', '/api/me/operators/:operatorId/api-keys', { tokens: { operatorId }, body: apiKeyInput }, options, ['/api/me/operators/:operatorId/api-keys', '/api/admin/api-keys']);
}

/**
 * For admins who look after every operator's integrations. Secrets are never returned. Filter by operator or by state.
 * @summary List the API keys of all operators in the marketplace, newest first
 */
export function adminListApiKeys(params?: AdminListApiKeysParams, options?: CallInit): Promise<ApiKeyPage> {
  return $core.call('GET', '/api/admin/api-keys', { query: params }, options);
}

/**
 * Returns the new secret once. The previous key keeps working during the overlap; deploy the new secret to every program before it ends.
 * @summary Rotate an API key
 */
export function rotateApiKey(id: string, rotationInput: RotationInput, options?: CallInit): Promise<ApiKeySecret> {
  return $core.call('POST', '/api/me/api-keys/:id/rotate', { tokens: { id }, body: rotationInput }, options, ['/api/me/operators/:operatorId/api-keys', '/api/admin/api-keys']);
}

/**
 * Takes effect immediately: calls with the key are refused. A revoked key cannot be restored; revoking it again is not an error.
 * @summary Revoke an API key
 */
export function revokeApiKey(id: string, options?: CallInit): Promise<ApiKey> {
  return $core.call('POST', '/api/me/api-keys/:id/revoke', { tokens: { id } }, options, ['/api/me/operators/:operatorId/api-keys', '/api/admin/api-keys']);
}

/**
 * Account managers see and work on their assigned hosts and trips only.
 * @summary List the hosts and trips assigned to an account manager
 */
export function getAssignments(id: string, options?: CallInit): Promise<Assignments> {
  return $core.call('GET', '/api/admin/users/:id/assignments', { tokens: { id } }, options);
}

/**
 * Anything not listed is unassigned. The account manager's access changes immediately.
 * @summary Replace the hosts and trips assigned to an account manager
 */
export function setAssignments(id: string, assignmentsInput: AssignmentsInput, options?: CallInit): Promise<Assignments> {
  return $core.call('POST', '/api/admin/users/:id/assignments', { tokens: { id }, body: assignmentsInput }, options);
}
