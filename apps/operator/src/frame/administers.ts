import { ApiError } from '@caravan/sdk';
import type { CheckResponse } from '@caravan/sdk/connect';

const check = '/rpc/caravan.access.v1.AccessService/Check';

/**
 * Asks the permission model about the caller. Connect also speaks plain JSON, and its library would be a
 * fifth of the portal for this one question that every page asks.
 */
export async function administers(operatorId: string): Promise<boolean> {
  const answer = await fetch(check, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'connect-protocol-version': '1' },
    body: JSON.stringify({ namespace: 'Operator', objectId: operatorId, permit: 'administer' }),
  });
  if (!answer.ok) throw new ApiError(answer.status, 'unknown', 'The permission could not be read.');
  // The JSON omits false values.
  return ((await answer.json()) as Partial<CheckResponse>).allowed ?? false;
}
